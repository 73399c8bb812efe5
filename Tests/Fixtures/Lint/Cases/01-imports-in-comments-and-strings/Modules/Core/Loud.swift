import Page

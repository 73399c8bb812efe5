import Page

Page().show()

// import Page
/* import Page
   /* import Page */
import Page */
let plain = """
  import Page
  """
let raw = #"""
  import Page
  """#
let line = "import Page"

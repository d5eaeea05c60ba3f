page-missing = The page could not be fetched.
load-again = Load the page again

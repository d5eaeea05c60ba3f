# The frame of a big screen
screen-begin = Sound and full screen
screen-sleeps = This browser cannot keep the screen awake: set a longer screen timeout.
screen-watch = Join or watch

# Why it shows no table
screen-full = Four big screens show this table already.
screen-locked = The host has locked this table. Unlock it, or show it on the device of somebody who plays.
screen-elsewhere = This table is shown in another window.
screen-here = Show it here

# The way to a table
screen-title = Big screen
screen-code = Which table or event? Enter its code.
screen-show = Show
screen-code-told = It is next to the table’s QR code. Once the game has begun, open the link that the menu of a phone shows under “Show on a big screen”.

# After a game
screen-again = Another game? Tap “Play again” on your phones.

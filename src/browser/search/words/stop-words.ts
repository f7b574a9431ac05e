/** Connecting words in the languages of the trees: every text has them, so they narrow no search. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'a|against|and|by|for|from|in|of|on|or|the|to|with',
    'ao|aos|com|contra|da|das|de|do|dos|e|em|na|nas|no|nos|o|os|para|pela|pelo|por|pra|pro',
    'al|con|del|el|en|la|las|los|y',
    'в|для|и|на|от|против|с|у',
    'dan|di|pada|untuk',
    'ضد|على|في',
    'ทบ|โรค',
    '的'
  ].flatMap(words => words.split('|'))
)

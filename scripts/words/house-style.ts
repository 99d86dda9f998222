/** Strings and names that are agreed as they are, whatever the house would write. */
const AGREED =
  /You're All Set!|\w\.\.\.$|- Audio-Visual Entrainment Demo|personali[sz]ation\w*|Optimiz\w+|Organizational Behavior|\d+-\d+|Suicide & Crisis Lifeline/gu;
/** What is typed rather than said: commands, markup, code between quotes, what is filled in. */
const TYPED =
  /`[^`]*`|"(?:npm|overtone|offline|-?\d)[^"]*"|<[^>]*>|\{[^}]*\}|npm run .*|(?<=^|\s)--?[a-z][\w-]*/gu;

/** What the house never writes, by what is wrong with it. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['a straight apostrophe, for ’', /\p{L}'\p{L}|s' /u],
  ['straight quotes, for “ ”', /"[^"]*\p{L}[^"]*"/u],
  ['three dots, for …', /\.\.\./u],
  ['a space before …', /\p{L} …/u],
  ['a hyphen for a dash', /\p{L} - \p{L}/u],
  ['a hyphen for a minus', /(?:^|[ (])-\d/u],
  ['a space before %', /\d %/u],
  ['two spaces', /\S {2,}\S/u],
  ['e-mail, for email', /e-mail/iu],
  [
    'an American spelling',
    /\b(?:centers?|centered|colors?|colored|behaviors?|favorites?|neighbor\w*|gray|labeled|canceled|traveled|fulfill|practiced|practicing|catalog|dialog|(?:analy|organi|recogni|energi|randomi|reali|summari|minimi|maximi|emphasi|memori|synchroni|normali|customi)z\w+)\b/iu,
  ],
];

/** What a string that a person reads has against the style of the house; nothing where it is sound. */
export function faultsIn(text: string): readonly string[] {
  const said = text.replaceAll(TYPED, 'x').replaceAll(AGREED, 'x');
  return FAULTS.filter(([, pattern]) => pattern.test(said)).map(([name]) => name);
}

/** `no` alone is not among the words, because Portuguese `no grupo 11` is in the group: Spanish `que no sea grupo 11` is. */
export const SPACED = [
  '(?:is |are )?not|non|nor|without|w/o|except|excluding|other than|free (?:of|from)|instead of|alternatives? to',
  'n[aã]o(?: (?:é|e|são|sao|seja))?|sem|nem|exceto|(?:livre|isent[oa])s? de|menos|em vez de|no lugar d[eo]|alternativas? (?:a|ao|à|para)',
  'sin|ni|excepto|libres? de|no sean?|no es|no (?:tengan?|contengan?|lleven?|usen?|del|de|con)|en (?:vez|lugar) de|alternativas? al?',
  'не|ни|без|нет|кроме|за исключением|вместо',
  'bukan|tanpa|kecuali|selain|tidak|jangan|bebas|pengganti',
  'ليس|ليست|بدون|(?:من )?دون|بلا|غير|لا|ولا|ما عدا|عدا|باستثناء|[إا]لا|خالي?ة? من|بدلا من|بديل'
].join('|')
const UNSPACED =
  'ไม่|ห้าม|ยกเว้น|ปราศจาก|แทน|不是|不|非|无|没有?|除了|除(?=\\s*[HFI\\p{Nd}])|排除|代替|替代'

/** Words between a negation and a name that say nothing more: `que não tenha o ingrediente ativo`. */
const BETWEEN = [
  'an?|the|any|of|is|are|be|has|have|having|contain(?:s|ing)?|us(?:e|ed|ing)|active ingredients?|groups?|class|it',
  'd[eoa]s?|os?|as?|uma?|nenhuma?|sejam?|ser|tenham?|tem|cont(?:enham?|ém)|us(?:ar|o)|quero|princípio ativo|ingrediente ativo|grupos?|classe',
  'el|l[ao]s?|del|una?|ning[uú]na?|sean?|es|tengan?|contengan?|lleven?|ingrediente activo|clase',
  'содерж[а-я]+|из|группы|класса|действующего вещества|применения|использования',
  'mengandung|memakai|menggunakan|pakai|bahan aktif|golongan|yang|dari|ada',
  'على|من|يحتوي|تحتوي|[أا]ي|مادة|المادة الفعالة|مجموعة|استخدام'
].join('|')
const BETWEEN_UNSPACED =
  'เอา|มี|ใช้|ใช่|ใส่|ต้องการ|อยาก|ได้|ส่วนผสม|ผสม|ของ|สาร|กลุ่ม|ตัวยา|ยา|พวก|要|用|使用|含有?|有|是|成分'

/** `mas sem`, `but not`: what joins a negation to the words before it. */
const BUT = String.raw`(?:(?<![\p{L}\p{M}])(?:mas|but|pero|que|that|но|tapi|tetapi|yang|لكن|ولكن)\s+|(?:แต่|ที่|但)\s*)?`

/** In words with spaces, `but without any`; in those without, `但不含有`. */
export const negation = (spaced: string) =>
  String.raw`${BUT}(?:(?<![\p{L}\p{M}])(?:${spaced})[\s\-]+(?:(?:${BETWEEN})\s+){0,4}|(?:${UNSPACED})\s*(?:(?:${BETWEEN_UNSPACED})\s*){0,4})`

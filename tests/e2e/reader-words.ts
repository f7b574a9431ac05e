/** What each reader calls things, as a screen reader says it. */
export const readers = [
  {
    prefix: 'gl',
    maize: 'Maize (corn)',
    armyworm: 'Fall armyworm',
    filters: 'Filter',
    show: /^Show \d+ products?$/,
    add: 'Compare:',
    compare: 'Compare (2)',
    remove: 'Remove',
    clear: 'Clear all',
    table: 'Table',
    sort: 'Sort by',
    search: 'Search',
    way: 'Breadcrumb',
    herbicides: /^Herbicides \d+$/
  },
  {
    prefix: 'br',
    maize: 'Milho',
    armyworm: 'Lagarta-do-cartucho',
    filters: 'Filtrar',
    show: /^Ver \d+ produtos?$/,
    add: 'Comparar:',
    compare: 'Comparar (2)',
    remove: 'Remover',
    clear: 'Limpar tudo',
    table: 'Tabela',
    sort: 'Ordenar por',
    search: 'Busca',
    way: 'Você está em',
    herbicides: /^Herbicidas \d+$/
  },
  {
    prefix: 'gl-prod-zho',
    maize: '玉米',
    armyworm: '草地贪夜蛾',
    filters: '筛选',
    show: /^查看\d+款产品$/,
    add: '对比:',
    compare: '对比 (2)',
    remove: '移除',
    clear: '全部清除',
    table: '表格',
    sort: '排序',
    search: '搜索',
    way: '当前位置',
    herbicides: /^除草剂 \d+$/
  },
  {
    prefix: 'sa',
    maize: 'الذرة',
    armyworm: 'دودة الحشد الخريفية',
    filters: 'تصفية',
    show: /^عرض \d+ منتج/,
    add: 'قارن:',
    compare: 'مقارنة (2)',
    remove: 'أزل',
    clear: 'مسح الكل',
    table: 'جدول',
    sort: 'ترتيب حسب',
    search: 'بحث',
    way: 'مسار الصفحة',
    herbicides: /^مبيدات الأعشاب \d+$/
  }
] as const

export type Reader = (typeof readers)[number]

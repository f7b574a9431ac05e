/** Words that ICU cuts inside or in two: 在页 / 面上, 研发 / 中心. */
export const chineseTerms: readonly string[] = [
  '研发中心',
  '工艺开发',
  '业绩披露',
  '依法披露',
  '环境监测',
  '页面上',
  '本地网站',
  '其余地区',
  '公司持有',
  '土壤喷雾',
  '绿色树皮',
  '投资者',
  '生物刺激素',
  '芽孢杆菌',
  '再施一次',
  '工艺',
  '平方米',
  '什么',
  '保利尼亚'
]

/** What stands beside the name of a root category, by its slug; a root without a picture has none. */
export const ROOT_PICTURES: Readonly<Record<string, string>> = {
  'akb-i-ustroistva': '/pictures/battery/voltegard_60.20Ah_540.20A_60.20Ah.svg',
  'smazocnye-materialy': '/pictures/canister/arktelub_5W-30_API.20SP_4L.svg',
  'oxlazdayushhaya-zidkost': '/pictures/coolant/glykorin_G12_-40_5kg.svg',
  'texzidkosti-i-avtoximiya': '/pictures/adblue/karbavex_AUS.2032_ISO.2022241_20L.svg',
  avtotovary: '/pictures/bulb/svetorion_H7_12V.2055W.svg',
  filtry: '/pictures/filter-oil/purivant_PVO.20418.svg',
}

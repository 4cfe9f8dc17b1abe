/** What stands beside the name of a root category, by its slug; a root without a picture has none. */
export const ROOT_PICTURES: Readonly<Record<string, string>> = {
  'akb-i-ustroistva': '/pictures/battery/voltegard_60.20.D0.90.C2.B7.D1.87_540.20.D0.90_60.20.D0.90.C2.B7.D1.87.svg',
  'smazocnye-materialy': '/pictures/canister/arktelub_5W-30_API.20SP_4.20.D0.BB.svg',
  'oxlazdayushhaya-zidkost': '/pictures/coolant/glykorin_G12_-40_5.20.D0.BA.D0.B3.svg',
  'texzidkosti-i-avtoximiya': '/pictures/adblue/karbavex_AUS.2032_ISO.2022241_20.20.D0.BB.svg',
  avtotovary: '/pictures/bulb/svetorion_H7_12.20.D0.92.2055.20.D0.92.D1.82.svg',
  filtry: '/pictures/filter-oil/purivant_PVO.20418.svg',
}

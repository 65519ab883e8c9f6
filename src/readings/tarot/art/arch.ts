/** The ogee arch around the scene of a card, in units of the card (200 to 340). */
export const arch = 'M14 297V92C14 60 40 50 66 36C84 27 94 21 100 12C106 21 116 27 134 36C160 50 186 60 186 92V297Z';

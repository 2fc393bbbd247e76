/** Drawings of parts in boxes of 100 x 100, unless they say otherwise. Fills named `metal`, `dark` and `glow` are gradients. */
export const parts = {
  disc: `<circle cx="50" cy="50" r="46" fill="url(#metal)"/><circle cx="50" cy="50" r="43" fill="none" stroke="#5f656b" stroke-width=".6" stroke-dasharray="1 1.6"/>
    <circle cx="50" cy="50" r="25" fill="#6d7379"/><circle cx="50" cy="50" r="22" fill="url(#metal)"/><circle cx="50" cy="50" r="10" fill="#2b2f33"/>
    ${[0, 72, 144, 216, 288].map((turn) => `<circle cx="50" cy="34" r="2.6" fill="#2b2f33" transform="rotate(${turn} 50 50)"/>`).join('')}`,
  /** 100 x 240 */
  shock: `<circle cx="50" cy="14" r="11" fill="url(#metal)"/><circle cx="50" cy="14" r="5" fill="#33383d"/><path fill="url(#metal)" d="M46 24h8v70h-8z"/>
    <rect x="31" y="88" width="38" height="120" rx="6" fill="url(#dark)"/><rect x="34" y="118" width="32" height="34" fill="#d8b21a"/>
    <path d="M38 128h24M38 134h24M38 140h16" stroke="#2b2f33" stroke-width="2"/><circle cx="50" cy="222" r="14" fill="url(#metal)"/><circle cx="50" cy="222" r="6" fill="#33383d"/>
    ${Array.from({ length: 6 }, (_, turn) => `<path d="M20 ${34 + turn * 11}q30 14 60 -6" fill="none" stroke="#b3261e" stroke-width="5" stroke-linecap="round"/>`).join('')}`,
  /** 400 x 100 */
  link: `<path d="M44 56 356 44" stroke="#4b5157" stroke-width="13"/><path d="M44 53 356 41" stroke="#9aa1a8" stroke-width="3"/>
    <circle cx="36" cy="56" r="27" fill="url(#dark)"/><circle cx="36" cy="56" r="13" fill="url(#metal)"/><path fill="url(#metal)" d="M30 4h12v34H30z"/>
    <circle cx="364" cy="44" r="27" fill="url(#dark)"/><circle cx="364" cy="44" r="13" fill="url(#metal)"/><path fill="url(#metal)" d="M358 62h12v34h-12z"/>`,
  alternator: `<circle cx="52" cy="54" r="40" fill="url(#metal)"/><circle cx="52" cy="54" r="30" fill="#3b4046"/>
    ${Array.from({ length: 12 }, (_, turn) => `<path fill="#8d9399" d="M50 26h4v18h-4z" transform="rotate(${turn * 30} 52 54)"/>`).join('')}
    <circle cx="52" cy="54" r="12" fill="url(#metal)"/><circle cx="52" cy="54" r="5" fill="#202428"/><path fill="url(#metal)" d="M12 16 26 4l16 16-14 12zM70 84l16 12-8 4-20-10z"/>`,
  /** 100 x 160 */
  bottle: `<path fill="url(#dark)" d="M38 4h24v16H38z"/><path fill="url(#amber)" d="M34 20h32l18 26v106a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V46z"/>
    <path fill="#fff" d="M24 70h52v60H24z"/><path d="M30 84h40M30 94h40" stroke="#b3261e" stroke-width="5"/><path d="M30 108h28M30 118h34" stroke="#555" stroke-width="3"/>`,
  battery: `<path fill="#33383d" d="M14 18h18v10H14zM68 18h18v10H68z"/><rect x="6" y="26" width="88" height="62" rx="3" fill="url(#dark)"/>
    <path fill="#1d5fa8" d="M12 42h76v30H12z"/><path d="M20 52h44M20 60h30" stroke="#fff" stroke-width="4"/><circle cx="78" cy="57" r="6" fill="#5fc16b"/>`,
  /** 100 x 180 */
  filter: `<rect x="16" y="10" width="68" height="160" rx="10" fill="#f3f3ef" stroke="#bbb7ab"/><rect x="16" y="60" width="68" height="60" fill="#14743f"/>
    <path d="M26 78h48M26 90h48M26 102h30" stroke="#fff" stroke-width="4"/><path d="M20 24h60M20 34h60M20 140h60M20 150h60" stroke="#d3d0c6" stroke-width="3"/>`,
  /** 300 x 100 */
  grille: `<path fill="url(#dark)" d="M10 20h280l-24 64H34z"/>${[32, 46, 60].map((y) => `<path d="M30 ${y}h240v6h-240z" fill="url(#metal)"/>`).join('')}<circle cx="150" cy="46" r="18" fill="url(#metal)"/>`,
  lamp: `<path fill="#c9d3da" stroke="#4b5157" stroke-width="2" d="M4 66C14 30 56 18 96 26v30c-24 4-46 22-92 22z"/><circle cx="44" cy="52" r="14" fill="url(#glow)" stroke="#70777e"/><circle cx="74" cy="42" r="11" fill="url(#glow)" stroke="#70777e"/>`,
  pads: `<path fill="#3a3f45" d="M8 24q42-22 84 0v28q-42-18-84 0z"/><path fill="#7d6a57" d="M14 28q36-18 72 0v16q-36-14-72 0z"/><path fill="#3a3f45" d="M8 64q42-22 84 0v28q-42-18-84 0z"/><path fill="#7d6a57" d="M14 68q36-18 72 0v16q-36-14-72 0z"/>`,
  belt: `<rect x="8" y="6" width="84" height="150" rx="42" fill="none" stroke="#24272b" stroke-width="10"/><rect x="8" y="6" width="84" height="150" rx="42" fill="none" stroke="#44494f" stroke-width="6" stroke-dasharray="2 3"/><circle cx="50" cy="52" r="18" fill="url(#metal)"/><circle cx="50" cy="110" r="15" fill="url(#metal)"/>`,
  plugs: [14, 38, 62, 86]
    .map(
      (x) =>
        `<path fill="url(#metal)" d="M${x - 4} 4h8v10h-8z"/><path fill="#f4f2ec" stroke="#c9c6bb" d="M${x - 5} 14h10v34h-10z"/><path fill="url(#metal)" d="M${x - 9} 48h18v12h-18z"/><path fill="#8d9399" d="M${x - 5} 60h10v28h-10z"/><path d="M${x} 88v8" stroke="#555" stroke-width="2"/>`,
    )
    .join(''),
};

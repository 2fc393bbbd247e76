export const keyWords = {
  title: 'Klavye kısayolları',
  keys: [
    ['/', 'Ürünlerde ara'],
    ['n', 'Yeni kayıt ekle'],
    ['Aşağı ok, yukarı ok', 'Sonraki ya da önceki satır'],
    ['Enter', 'Seçili satırı düzenle'],
    ['Esc', 'Formu ya da pencereyi kapat'],
    ['?', 'Bu listeyi göster'],
  ],
  note: 'Bir alana yazarken çalışmazlar.',
} as const;

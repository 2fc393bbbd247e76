import { insertProducts } from '../../backend/support/tables.ts';

/** A small shop: rows in every table, all different from the samples. */
export const fillShop = `
  ${insertProducts(3)};
  insert into brands (name, logo) values ('VALEO', 'images/drawings/motor.svg');
  insert into slides (title, subtitle, description, image, button_text)
  values ('Kış Bakımı', 'Antifriz ve silecek', 'Kışa hazır', 'images/slides/motor-yaglari.webp', 'İncele');
  insert into contact_info (phone, email, address, working_hours)
  values ('0312 345 67 89', 'usta@ornek.example', 'Ostim, Ankara', 'Her gün: 09:00 - 18:00')`;

/** Changes rows in every table of that shop. */
export const changeShop = `
  update products set name = 'Yeni ' || name;
  update brands set name = 'Yeni ' || name;
  update slides set title = 'Yeni ' || title;
  update contact_info set email = 'yeni@ornek.example'`;

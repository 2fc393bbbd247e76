/** The stops of the data's circle, in order; after the last comes the first again. */
export const stops = [
  { room: 'database', name: 'Backend rows', text: 'Four tables behind a REST interface.' },
  { room: 'data', name: 'data/supabase', text: 'Reads rows. No in_stock beyond this door.' },
  {
    room: 'data',
    name: 'Repository',
    text: 'The one port. Falls back to the browser, then samples.',
  },
  { room: 'atoms', name: 'Load atom', text: 'Started once, by main.tsx.' },
  { room: 'atoms', name: 'List atoms', text: 'Products, brands, slides, contact.' },
  { room: 'views', name: 'View', text: 'Reads atoms, keeps the clocks, hands out props.' },
  { room: 'components', name: 'Component', text: 'Draws its props and stands still.' },
  { room: 'components', name: 'Callback', text: 'onSave, onDelete: says what the owner did.' },
  { room: 'atoms', name: 'Action atom', text: 'A verb: addItemAtom, saveContactAtom.' },
  { room: 'data', name: 'Outbox', text: 'Shows the change at once, sends it exactly once.' },
] as const;

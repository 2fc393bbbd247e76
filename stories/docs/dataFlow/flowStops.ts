/** The steps of the data flow in order. After the last step the first follows. An even number, because the diagram has two rows. */
export const stops = [
  { room: 'database', name: 'Backend rows', text: 'Four tables behind a REST interface.' },
  {
    room: 'data',
    name: 'data/supabase/read',
    text: 'Reads rows; data/schema parses them. Column names such as in_stock end here.',
  },
  {
    room: 'data',
    name: 'Repository',
    text: 'The only port. Falls back to saved copies, then samples.',
  },
  { room: 'atoms', name: 'Load atom', text: 'Started once, by main.tsx.' },
  { room: 'atoms', name: 'List atoms', text: 'Products, brands, slides, contact.' },
  { room: 'views', name: 'View', text: 'Reads atoms, runs timers, passes props.' },
  { room: 'components', name: 'Component', text: 'Draws its props. No timers.' },
  { room: 'components', name: 'Callback', text: 'onSave, onDelete: says what the owner did.' },
  { room: 'atoms', name: 'Action atom', text: 'A verb: saveContactAtom, itemActions.brands.add.' },
  { room: 'data', name: 'Outbox', text: 'Shows the change at once, sends it exactly once.' },
] as const;

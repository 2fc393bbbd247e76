/**
 * The scripts of a build, one file each. Code that two of them need is in the one that is higher in this list. The service
 * worker uses some of these names (scripts/build/offline/visitorFiles.ts), and tests weigh them.
 */
export const CHUNKS = [
  // The first screen. It also holds the two named files: search, detail and panel use them and do not import each other.
  { name: 'index', test: /\/(index\.html|src\/(content\/pageTitle|domain\/records)\.ts)$/ },
  // Search, detail and panel compare folded texts.
  { name: 'words', test: /src\/domain\/products\/searchText\.ts/ },
  { name: 'detail', test: /src\/views\/ProductDetailView\.tsx/ },
  { name: 'welcome', test: /src\/components\/overlays\/WelcomeModal\.tsx/ },
  { name: 'photograph', test: /src\/components\/products\/PhotographDialog\.tsx/ },
  {
    name: 'search',
    test: /src\/(views\/search\/(?!ResultsView|CarOfferView)|data\/(supabase\/read\/searchProducts|visitorNotes))/,
  },
  // Fields, and what a search makes of typed words: for results, list of parts and panel.
  {
    name: 'fields',
    test: /@mui\/material\/(Checkbox|Form|.*Input|NativeSelect)|src\/(content\/(enquiry\/cars|search\/(insteadLine|question))|domain\/products\/(partNumbers\/partNumberKey|words\/\w+))\.ts/,
  },
  {
    name: 'results',
    test: /src\/(views\/search\/ResultsView\.tsx|atoms\/search\/answerQuery\.ts)/,
  },
  { name: 'enquiry', test: /src\/views\/enquiry\/EnquiryDialogView\.tsx/ },
  // For visitors who print a part, and for the panel.
  { name: 'print', test: /src\/views\/detail\/ProductSheetView\.tsx/ },
  { name: 'panel', test: /src\/panel\/door\.ts/ },
  { name: 'supabase', test: /src\/panel\/data\/write\/database\.ts/ },
  { name: 'spreadsheet', test: /src\/panel\/views\/spreadsheet\/door\.ts/ },
  // The page needs it only when the database does not answer or is empty.
  { name: 'builtCatalog', test: /src\/data\/(builtCatalog|supabase\/read\/seeding)\.ts/ },
];

/**
 * The scripts of a build, one file each. What two of them need stands in the one that comes first here. The service worker
 * names some of them (scripts/build/offline/visitorFiles.ts), and tests weigh them.
 */
export const CHUNKS = [
  // The first screen. The two files of domain, because search and panel need them, and neither fetches the other.
  {
    name: 'index',
    test: /\/(index\.html|src\/domain\/(records|products\/searchText)\.ts)$/,
  },
  { name: 'detail', test: /src\/views\/ProductDetailView\.tsx/ },
  { name: 'welcome', test: /src\/components\/overlays\/WelcomeModal\.tsx/ },
  { name: 'photograph', test: /src\/components\/products\/PhotographDialog\.tsx/ },
  {
    name: 'search',
    test: /src\/(views\/search\/(?!ResultsView)|data\/supabase\/read\/searchProducts)/,
  },
  // For results, list of parts and panel.
  { name: 'fields', test: /@mui\/material\/(Checkbox|Form|.*Input|NativeSelect)/ },
  { name: 'results', test: /src\/views\/search\/ResultsView\.tsx/ },
  { name: 'enquiry', test: /src\/views\/enquiry\/EnquiryDialogView\.tsx/ },
  { name: 'panel', test: /src\/panel\/door\.ts/ },
  { name: 'supabase', test: /src\/panel\/data\/write\/supabaseClient\.ts/ },
  { name: 'spreadsheet', test: /src\/panel\/views\/spreadsheet\/door\.ts/ },
];

// vite.config.ts reads this file too, without the alias and by full names.
import { type Backend, restHeaders, restUrl } from './endpoint.ts';

export const FIRST_PAGE_SIZE = 60;

const NEWEST = query('created_at.desc,id.desc', FIRST_PAGE_SIZE);
const LATEST = query('updated_at.desc,id.desc', 1);

// Narrower than what the page accepts: this is only a hint, and short.
const PRELOADABLE = /^(https?:\/\/[\w.:-]+\/|(?!\/\/))[\w./~%?=&+,@-]+$/;

/** Stands for a slide's picture of ours, whichever will come. */
export const ANY_SLIDE = 'images/slides/any.webp';
const OUR_SLIDE = /^images\/slides\/[\w-]+\.webp$/;

function query(order: string, limit: number): string {
  return `?${new URLSearchParams({ select: '*', order, limit: String(limit) })}`;
}

/** The four requests that begin every load, word for word as our client sends them. */
export function firstReads(backend: Backend): { url: string; headers: Record<string, string> }[] {
  const headers = { ...restHeaders(backend), prefer: 'count=exact' };
  return [`slides${NEWEST}`, `products${NEWEST}`, `brands${NEWEST}`, `contact_info${LATEST}`].map(
    (path) => ({ url: `${restUrl(backend)}/${path}`, headers }),
  );
}

/** How the page will ask for one cut of ANY_SLIDE (content/pictures.ts). */
interface SlidePreload {
  media: string;
  imageSizes: string;
  imageSrcset: string | undefined;
}

/**
 * The text of an inline script that sends these requests before any bundle has arrived and leaves the answers in
 * `window.earlyReads` (see earlyReads.ts). When the slides are there, it preloads the first one's picture.
 */
export function firstReadsScript(backend: Backend, preloads: readonly SlidePreload[]): string {
  const script = `{
    const base=${JSON.stringify(`${restUrl(backend)}/`)},key=${JSON.stringify(backend.key)},
    preloads=${JSON.stringify(preloads)},newest="${NEWEST}",answers={},stop=new AbortController,
    read=path=>{
      const url=base+path,headers={apikey:key,authorization:"Bearer "+key,prefer:"count=exact"},
      answer=answers[url]=fetch(url,{headers,signal:stop.signal});
      answer.catch(()=>{});
      return answer
    };
    window.earlyReads={answers,stop};
    read("slides"+newest).then(answer=>answer.clone().json()).then(([{image}])=>{
      if(image&&${PRELOADABLE}.test(image))(${OUR_SLIDE}.test(image)?preloads:[0]).map(ours=>
        document.head.append(Object.assign(
          document.createElement("link"),{rel:"preload",as:"image",fetchPriority:"high",href:image},
          ours&&{
            ...ours,type:"image/avif",
            imageSrcset:ours.imageSrcset.replaceAll("${ANY_SLIDE.slice(0, -5)}",image.slice(0,-5))
          }
        ))
      )
    }).catch(()=>{});
    read("products"+newest);
    read("brands"+newest);
    read("contact_info${LATEST}")
  }`;
  return script.replaceAll(/\n\s*/g, '').replaceAll('<', String.raw`\u003c`);
}

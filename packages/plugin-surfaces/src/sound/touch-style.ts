/** The look of touch pages: the graphic as large as the screen allows, words large enough to be read from afar. */
export const TOUCH_STYLE = `
*{box-sizing:border-box}
body{display:grid;grid-template-rows:auto 1fr;grid-template-columns:minmax(0,1fr);min-height:100dvh;margin:0;font:1.05rem/1.4 system-ui,sans-serif;color:#1b1a17;background:#f7f4ec}
header,main{padding:.75rem 1rem}
header{background:#fffef9;border-bottom:1px solid #d9d3c5}
h1{margin:0 0 .5rem;font-size:1.3rem;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
select,button{min-height:2.75rem;max-width:100%;padding:.4rem .8rem;font:inherit;color:inherit;background:#fffef9;border:1px solid #77716a;border-radius:.5rem}
form>*{min-width:0;max-width:100%}
input{width:1.4rem;height:1.4rem;vertical-align:middle}
:focus-visible{outline:3px solid #2a2fa5;outline-offset:2px}
main{display:grid;grid-template-rows:minmax(14rem,calc(100dvh - 22rem)) auto auto auto;gap:.5rem;min-width:0}
#surface{position:relative;overflow:hidden;touch-action:none;user-select:none;-webkit-user-select:none;background:#fff;border:1px solid #77716a;border-radius:.5rem}
#surface svg{position:absolute;top:0;left:0;display:none;transform-origin:0 0}
#surface svg.shown{display:block}
#camera{position:absolute;display:none;width:100%;height:100%;object-fit:contain;background:#000}
[data-mode=camera] #camera{display:block}
[data-mode=camera] #surface svg{opacity:.35}
/* Nothing may move while a sheet lies on the screen, or a camera is held. */
[data-mode=sheet],[data-mode=camera]{height:100dvh;overflow:hidden}
[data-mode=sheet] main,[data-mode=camera] main{grid-template-rows:minmax(0,1fr) 5.8rem;min-height:0}
[data-mode=sheet] :is(#help,details),[data-mode=camera] :is(#help,details){display:none}
[data-mode=sheet] #said,[data-mode=camera] #said{overflow:auto}
[data-heard].current{fill:#2a2fa5;fill-opacity:.18;stroke:#2a2fa5;stroke-opacity:.9;stroke-width:1.2px}
[data-heard][fill=none].current{fill:none;stroke-opacity:.35;stroke-width:6px}
#said{min-height:3.2rem;margin:0;font-size:1.25rem;overflow-wrap:anywhere}
#help{margin:0;color:#55504a}
#objects{display:flex;flex-wrap:wrap;gap:.5rem;padding:0;list-style:none}
summary{min-height:2.75rem;padding:.6rem 0;cursor:pointer}
[hidden]{display:none}
`;

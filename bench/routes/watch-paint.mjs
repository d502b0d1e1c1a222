/** Runs in the page: `window.nextPaint` resolves with the ms from the next click on to the frame in which another page has its heading. */
export function watchPaint() {
  const before = document.querySelector('h1');
  const place = window.location.pathname;
  window.nextPaint = new Promise((resolve) => {
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const heading = document.querySelector('h1');
          const isThere =
            heading && heading !== before && heading.textContent !== '' && window.location.pathname !== place;
          if (!isThere) return void requestAnimationFrame(look);
          // A frame is painted once its callbacks are through: a message comes after that.
          const { port1, port2 } = new window.MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

import { PRODUCT_NAME } from '@overtone/domain/product';

/** What a page that only lives in the browser says where nothing can run. */
export function NeedsScript() {
  return (
    <noscript>
      This page works in your browser, which needs JavaScript. The <a href="/">home page</a> can be
      read without it and says what {PRODUCT_NAME} does.
    </noscript>
  );
}

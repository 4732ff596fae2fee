/** Names this page load to the API, which does not tell a tab of its own changes. Means nothing elsewhere. */
const tabId = crypto.randomUUID();

/** Sends each request with the tab's name. */
export const sentFromThisTab =
  (send: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> => {
    request.headers.set('x-troth-tab', tabId);
    return send(request);
  };

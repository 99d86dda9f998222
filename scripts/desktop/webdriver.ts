// As much of the WebDriver protocol (W3C Recommendation, 5 June 2018) as the desktop tests need.

/** A session with the web views of an app. */
export interface WebDriver {
  /** Handles of all windows with a page. */
  readonly windows: () => Promise<readonly string[]>;
  readonly switchTo: (handle: string) => Promise<void>;
  readonly url: () => Promise<string>;
  /** Runs the body of a function in the page, awaits what it returns and gives it, as JSON allows. */
  readonly execute: (body: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** Presses a key in the page; `\uE00C` is Escape. */
  readonly press: (key: string) => Promise<void>;
  /** Ends the session, and the app with it. */
  readonly quit: () => Promise<void>;
}

/** Starts `application` by the driver at `address`, and a session with it. */
export async function openSession(address: string, application: string): Promise<WebDriver> {
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = Object(await response.json());
    if (!response.ok) throw new Error(`${path}: ${String(value?.message ?? value?.error)}`);
    return value;
  }

  const capabilities = {
    alwaysMatch: { browserName: 'wry', 'tauri:options': { application } },
  };
  const opened = Object(await call('POST', '/session', { capabilities }));
  const session = `/session/${String(opened.sessionId)}`;

  return {
    windows: async () => Object(await call('GET', `${session}/window/handles`)),
    async switchTo(handle) {
      await call('POST', `${session}/window`, { handle });
    },
    url: async () => String(await call('GET', `${session}/url`)),
    execute: (body, ...args) =>
      call('POST', `${session}/execute/sync`, {
        script: `return (async (...args) => { ${body} })(...arguments);`,
        args,
      }),
    async press(value) {
      const actions = [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ];
      await call('POST', `${session}/actions`, { actions });
    },
    async quit() {
      await call('DELETE', session);
    },
  };
}

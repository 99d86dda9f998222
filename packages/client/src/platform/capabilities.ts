/** What this host can do. A front end asks for the ability it needs, never for the name of the platform. */
export interface HostCapabilities {
  /** The light can cover the whole screen above every other program, and clicks go through it. */
  readonly overlayOnTop: boolean;
  /** The host can open windows of its own beside the first one, for instance one light per monitor. */
  readonly secondWindow: boolean;
  /** The operating system hands links with the product's own scheme to this host. */
  readonly deepLinks: boolean;
  /** The host can fetch and install a newer version of itself. */
  readonly autoUpdate: boolean;
  /** The host shows an icon with a menu in the system tray or menu bar. */
  readonly systemTray: boolean;
  /** Key combinations reach the host while another program is in front. */
  readonly globalHotkeys: boolean;
  /** Secrets can be kept in the operating system's own key store. */
  readonly secureStorage: boolean;
}

/** A web page: it can do none of these, and everything it offers works without them. */
export const BROWSER_CAPABILITIES: HostCapabilities = {
  overlayOnTop: false,
  secondWindow: false,
  deepLinks: false,
  autoUpdate: false,
  systemTray: false,
  globalHotkeys: false,
  secureStorage: false,
};

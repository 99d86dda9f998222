/** Who the server is at Google. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of the provider's OpenID configuration. */
  readonly discoveryUrl: string;
}

/** Who the server is at Microsoft. */
export interface MicrosoftSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Origin of the provider's addresses. */
  readonly authority: string;
}

/** The providers that the operator configured. */
export interface ProviderSettings {
  readonly google: GoogleSettings | undefined;
  readonly microsoft: MicrosoftSettings | undefined;
}

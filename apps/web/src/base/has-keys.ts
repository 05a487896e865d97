// Apart from what asks the device: the sign-in page asks this before it loads any of that.

export const hasKeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;

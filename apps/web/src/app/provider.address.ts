import { basePath } from '../base/base-path.ts';

// These are navigations of the whole page, not calls: the browser goes to the identity provider and comes back signed in (ADR 59).

const HERE = `${basePath}/api/entrada/provedor`;

/** The name people know ("gov.br"). The server writes it into the page; it is empty where there is no provider. */
export const providerName = () => document.documentElement.dataset.provedor ?? 'gov.br';
export const signInThere = (back = '') => (back ? `${HERE}?voltar=${encodeURIComponent(back)}` : HERE);
export const SIGN_OUT_THERE = `${HERE}/saida`;

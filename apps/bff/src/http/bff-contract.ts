import document from '@alipen/contracts/documents/bff.json' with { type: 'json' };
import { ContractValidators, type OpenApiDocument } from '@alipen/platform/contract/validators';

/** What the BFF publishes: its own paths and the relayed ones. */
export const bffDocument = document;

/** Validators of that document, compiled when first asked for. */
export const bffContract = new ContractValidators(document as unknown as OpenApiDocument);

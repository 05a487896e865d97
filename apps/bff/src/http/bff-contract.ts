import document from '@alipen/contracts/documents/bff.json' with { type: 'json' };
import { ContractValidators, type OpenApiDocument } from '@alipen/platform/contract/validators';

export const bffDocument = document;

export const bffContract = new ContractValidators(document as unknown as OpenApiDocument);

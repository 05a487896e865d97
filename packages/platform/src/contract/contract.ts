import document from '@alipen/contracts/documents/government-api.json' with { type: 'json' };
import { ContractValidators, type OpenApiDocument } from './validators.ts';

/** The government API's contract, compiled once a process. */
export const contract = new ContractValidators(document as unknown as OpenApiDocument);

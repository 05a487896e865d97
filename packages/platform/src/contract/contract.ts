import document from '@alipen/contracts/documents/government-api.json' with { type: 'json' };
import { ContractValidators, type OpenApiDocument } from './validators.ts';

export const contract = new ContractValidators(document as unknown as OpenApiDocument);

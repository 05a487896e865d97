import type { components } from '@alipen/contracts/generated/bff';

export type Painel = components['schemas']['Painel'];

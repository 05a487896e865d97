import { type DynamicModule, Module } from '@nestjs/common';
import { DemonstracaoService, SEMEADORES, type Semeador } from './demonstracao.service.ts';

@Module({})
export class DemonstracaoModule {}

export function demonstracaoModule(semeadores: readonly Semeador[]): DynamicModule {
  return {
    module: DemonstracaoModule,
    providers: [DemonstracaoService, { provide: SEMEADORES, useValue: semeadores }],
  };
}

import { type DynamicModule, Module } from '@nestjs/common';
import { AGENCY, type Agency } from './agency.settings.ts';

@Module({})
export class AgencyModule {}

export const agencyModule = (agency: Agency): DynamicModule => ({
  module: AgencyModule,
  global: true,
  providers: [{ provide: AGENCY, useValue: agency }],
  exports: [AGENCY],
});

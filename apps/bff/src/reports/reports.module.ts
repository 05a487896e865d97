import { Module } from '@nestjs/common';
import { ReportsController } from './reports.controller.ts';
import { Violations } from './violations.ts';

@Module({ controllers: [ReportsController], providers: [Violations] })
export class ReportsModule {}

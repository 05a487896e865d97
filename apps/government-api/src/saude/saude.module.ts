import { Module } from '@nestjs/common';
import { SaudeController } from './saude.controller.ts';
import { SaudeService } from './saude.service.ts';

@Module({ controllers: [SaudeController], providers: [SaudeService] })
export class SaudeModule {}

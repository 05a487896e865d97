import { Module } from '@nestjs/common';
import { PublicationController } from './publication.controller.ts';

@Module({ controllers: [PublicationController] })
export class PublicationModule {}

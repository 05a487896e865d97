import { Module } from '@nestjs/common';
import { WebPage } from './web-page.ts';

@Module({ providers: [WebPage] })
export class WebModule {}

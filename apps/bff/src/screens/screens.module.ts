import { Global, Module } from '@nestjs/common';
import { ScreenCookies } from '../session/cookies/screen-cookies.ts';
import { ScreensController } from './screens.controller.ts';
import { ScreensService } from './screens.service.ts';

@Global()
@Module({ controllers: [ScreensController], providers: [ScreenCookies, ScreensService], exports: [ScreenCookies] })
export class ScreensModule {}

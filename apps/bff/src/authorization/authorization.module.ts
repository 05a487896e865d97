import { Module } from '@nestjs/common';
import { MenuController } from './menu.controller.ts';
import { MenusService } from './menus.service.ts';

@Module({ controllers: [MenuController], providers: [MenusService] })
export class AuthorizationModule {}

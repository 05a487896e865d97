import { Module } from '@nestjs/common';
import { InicioController } from './inicio.controller.ts';
import { InicioService } from './inicio.service.ts';

@Module({ controllers: [InicioController], providers: [InicioService] })
export class InicioModule {}

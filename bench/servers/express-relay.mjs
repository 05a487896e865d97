// The usual relay: Nest on Express, HttpService from @nestjs/axios with axios's own adapter, no authentication.
import 'reflect-metadata';
import { HttpModule, HttpService } from '@nestjs/axios';
import { Controller, Get, Inject, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { lastValueFrom } from 'rxjs';

class RelayController {
  constructor(http) {
    this.http = http;
  }
  async list() {
    return (await lastValueFrom(this.http.get(`${process.env.UPSTREAM}/ms-alipen/pedidos`))).data;
  }
}
Inject(HttpService)(RelayController, undefined, 0);
Get('api/ms-alipen/pedidos')(
  RelayController.prototype,
  'list',
  Object.getOwnPropertyDescriptor(RelayController.prototype, 'list'),
);
Controller()(RelayController);

class AppModule {}
Module({ imports: [HttpModule], controllers: [RelayController] })(AppModule);

const app = await NestFactory.create(AppModule, { logger: false });
await app.listen(Number(process.env.PORT), '127.0.0.1');

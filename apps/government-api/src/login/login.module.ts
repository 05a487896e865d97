import { Module } from '@nestjs/common';
import { UsuariosModule } from '../usuarios/usuarios.module.ts';
import { LoginController } from './login.controller.ts';
import { LoginService } from './login.service.ts';

@Module({ imports: [UsuariosModule], controllers: [LoginController], providers: [LoginService] })
export class LoginModule {}

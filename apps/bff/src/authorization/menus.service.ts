import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/bff';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../configuration.ts';
import { ApiHeaders } from '../http/api-headers.ts';
import type { Session } from '../session/session.ts';
import type { Papel } from '../session/token/autoridades.table.ts';
import type { Acessos } from './acessos.table.ts';
import type { Menus } from './menus.table.ts';
import { menusAndAcessos } from './menus-override-file.ts';

/** A menu's body and headers, written once at start, since it holds nothing of the person. */
export type WrittenMenu = {
  readonly etag: string;
  readonly body: Buffer;
  /** Headers of a 200 and of a 304, names and values in turn as `writeHead` takes them. */
  readonly whole: readonly string[];
  readonly unchanged: readonly string[];
};

function write(papel: Papel, secoes: Menus[Papel], fixed: readonly string[]): WrittenMenu {
  const body = Buffer.from(JSON.stringify({ papel, secoes }));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const unchanged = [...fixed, 'cache-control', 'private, no-cache', 'vary', 'Cookie, Authorization', 'etag', etag];
  const type = ['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)];
  return { etag, body, whole: [...unchanged, ...type], unchanged };
}

@Injectable()
export class MenusService {
  private readonly written: ReadonlyMap<string, WrittenMenu>;
  private readonly acessos: Acessos;

  constructor(configuration: Configuration, { record }: ApiHeaders) {
    const { menus, acessos } = menusAndAcessos(configuration.menusFile);
    this.acessos = acessos;
    const { 'cache-control': _, ...rest } = record;
    const fixed = Object.entries(rest).flat();
    this.written = new Map(
      Object.entries(menus).map(([papel, secoes]) => [papel, write(papel as Papel, secoes, fixed)] as const),
    );
  }

  menu(papel: string): WrittenMenu | undefined {
    return this.written.get(papel);
  }

  acessosDe(session: Session): components['schemas']['Acesso'][] {
    return [...this.acessos].map(([rota, list]) => ({
      rota,
      autoridades: [...list],
      permitido: session.usuario.authorities.some(name => list.includes(name)),
    }));
  }
}

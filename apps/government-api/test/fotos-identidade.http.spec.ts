import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import sharp, { type Exif } from 'sharp';
import { fotos } from '../src/fotos/fotos.schema.ts';
import { FotosService } from '../src/fotos/fotos.service.ts';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { guardar, imagem, jpeg, sha256De } from './fotos.cenario.ts';
import { prepararServidor, type Quem } from './kit/servidor.ts';

describe('fotos com identificador', () => {
  const servidor = prepararServidor();
  let propria: number;
  let alheia: number;
  beforeAll(async () => {
    const ids = new Map((await servidor.database.select().from(lotacoes)).map(({ codigo, id }) => [codigo, id]));
    propria = ids.get('UPSL-1') ?? 0;
    alheia = ids.get('DPSL-1') ?? 0;
  });
  const enviar = (foto: Buffer, envio: Partial<Parameters<typeof guardar>[3]> = {}, quem: Quem = 'gestora') =>
    guardar(servidor, quem, foto, { lotacaoId: propria, ...envio });
  const abrir = (foto: string, tamanho?: string, quem: Quem = 'gestora') =>
    servidor.como(quem).get('/ms-alipen/foto-refeicao').query({ foto, tamanho });
  const pasta = () => readdir(join(servidor.dataDir, 'fotos')).catch(() => []);
  const doUuid = (uuid: string) => servidor.database.select().from(fotos).where(eq(fotos.uuid, uuid));

  it('o mesmo identificador com os mesmos bytes é a mesma resposta; com outros é 409 e nada muda', async () => {
    const [uuid, foto] = [randomUUID(), await jpeg()];
    const primeira = await enviar(foto, { uuid }, 'fiscal').expect(200);
    expect(primeira.body).toMatchObject({ uuid, sha256: sha256De(foto), bytes: foto.length, tipo: 'image/jpeg' });
    expect((await enviar(foto, { uuid }, 'fiscal').expect(200)).body).toEqual(primeira.body);
    const antes = await pasta();
    for (const resposta of [
      await enviar(await jpeg(), { uuid }),
      await enviar(foto, { uuid, contexto: 'VEICULO' }),
      await enviar(foto, { uuid, lotacaoId: alheia }),
    ]) {
      expect([resposta.status, resposta.body.type]).toEqual([409, '/problemas/conflito']);
    }
    expect(await pasta()).toEqual(antes);
    expect(await doUuid(uuid)).toHaveLength(1);
  });

  it('a que foi coberta antes do envio o diz, e a que não foi nada diz', async () => {
    const coberta = await enviar(await jpeg(), { coberta: true }, 'fiscal').expect(200);
    expect(coberta.body.coberta).toBe(true);
    expect((await enviar(await jpeg(), {}, 'fiscal').expect(200)).body).not.toHaveProperty('coberta');
  });

  it('dez envios ao mesmo tempo do mesmo identificador são uma foto só', async () => {
    const [uuid, foto] = [randomUUID(), await jpeg()];
    const respostas = await Promise.all(Array.from({ length: 10 }, () => enviar(foto, { uuid })));
    expect(new Set(respostas.map(({ status, body }) => `${status} ${body.foto}`)).size).toBe(1);
    expect(await doUuid(uuid)).toHaveLength(1);
  });

  it('de duas fotos no mesmo identificador ao mesmo tempo, uma fica e a outra é 409', async () => {
    const uuid = randomUUID();
    const [uma, outra] = [await jpeg(), await jpeg()];
    const respostas = await Promise.all([enviar(uma, { uuid }), enviar(outra, { uuid })]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [linha] = await doUuid(uuid);
    expect((await pasta()).filter(nome => nome.includes(uuid) && !nome.includes('miniatura'))).toEqual([linha?.nome]);
  });

  it('bytes diferentes dos declarados são recusados e nada fica', async () => {
    const antes = await pasta();
    const { status, body } = await enviar(await jpeg(), { sha256: sha256De(Buffer.from('outra')) });
    expect([status, body.detail]).toEqual([422, 'A foto chegou diferente da que saiu do aparelho. Envie de novo.']);
    expect(await pasta()).toEqual(antes);
  });

  it('quem soube da chegada escreve na mesma transação; se falha, a foto não fica', async () => {
    const vistas: string[] = [];
    let falha = false;
    servidor.app.get(FotosService).aoChegar(async (_tx, { uuid }) => {
      if (falha) throw new Error('o que esperava a foto falhou');
      vistas.push(uuid ?? 'sem identificador');
    });
    const [uuid, perdida, foto] = [randomUUID(), randomUUID(), await jpeg()];
    await enviar(foto, { uuid }).expect(200);
    await enviar(foto, { uuid }).expect(200);
    falha = true;
    await enviar(await jpeg(), { uuid: perdida }).expect(500);
    falha = false;
    const semIdentidade = servidor.como('fiscal').post('/ms-alipen/fotos').type('image/jpeg');
    await semIdentidade
      .query({ lotacaoId: propria, contexto: 'MARMITA' })
      .send(await jpeg())
      .expect(201);
    expect(vistas).toEqual([uuid, 'sem identificador']);
    const presentes = await servidor.app.get(FotosService).presentes(servidor.database, [uuid, perdida]);
    expect([...presentes.keys()]).toEqual([uuid]);
  });

  describe('o que fica guardado', () => {
    const comExif = (exif: Exif) => imagem(640, 480).jpeg().withExif(exif).toBuffer();

    it('está na posição certa, sem o lugar, com a hora da câmera na linha', async () => {
      const foto = await imagem(640, 480)
        .jpeg()
        .withExif({
          IFD2: { DateTimeOriginal: '2026:11:20 11:32:07' },
          IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '2/1 31/1 47/1' },
        })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      expect((await sharp(foto).metadata()).orientation).toBe(6);
      const { body } = await enviar(foto).expect(200);
      expect(body).toMatchObject({ largura: 480, altura: 640, tiradaEm: '2026-11-20T14:32:07.000Z' });
      const guardada = await sharp((await abrir(body.foto)).body).metadata();
      expect(guardada).toMatchObject({ width: 480, height: 640 });
      expect([guardada.orientation, guardada.exif, guardada.xmp, guardada.iptc]).toEqual([]);
    });

    it('a hora com fuso escrito vale pelo fuso; uma de câmera sem relógio não vale', async () => {
      const comFuso = await comExif({
        IFD2: { DateTimeOriginal: '2026:11:20 10:00:00', OffsetTimeOriginal: '-04:00' },
      });
      expect((await enviar(comFuso).expect(200)).body.tiradaEm).toBe('2026-11-20T14:00:00.000Z');
      const semRelogio = await comExif({ IFD2: { DateTimeOriginal: '1970:01:01 00:00:00' } });
      expect((await enviar(semRelogio).expect(200)).body.tiradaEm).toBeUndefined();
    });

    it('o lugar fica onde o parâmetro deixa', async () => {
      await servidor.database.execute(sql`insert into parametros (chave) values ('fotoGuardaLugar')`);
      await servidor.database.execute(
        sql`insert into vigencias_parametro (chave, vale_de, valor) values ('fotoGuardaLugar', '2026-01-01', 'true')`,
      );
      const foto = await comExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '2/1 31/1 47/1' } });
      const { body } = await enviar(foto).expect(200);
      expect((await sharp((await abrir(body.foto)).body).metadata()).exif).toBeDefined();
      await servidor.database.execute(sql`delete from vigencias_parametro where chave = 'fotoGuardaLugar'`);
      await servidor.database.execute(sql`delete from parametros where chave = 'fotoGuardaLugar'`);
    });

    it('é só a imagem: o que vinha escondido depois dela ou nos seus comentários some', async () => {
      const [inicio, resto] = [(await jpeg()).subarray(0, 2), (await jpeg()).subarray(2)];
      const script = Buffer.from('<script>alert(1)</script>');
      const comentario = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
      const foto = Buffer.concat([inicio, comentario, resto, Buffer.from('PK\u0003\u0004'), script]);
      const { body } = await enviar(foto).expect(200);
      const guardada: Buffer = (await abrir(body.foto)).body;
      expect([guardada.includes('script'), guardada.includes('PK\u0003\u0004')]).toEqual([false, false]);
    });

    it('tem no máximo 2.560 pixels de lado, e a miniatura 320', async () => {
      const { body } = await enviar(await imagem(3000, 1500).jpeg().toBuffer()).expect(200);
      expect(body).toMatchObject({ largura: 2560, altura: 1280 });
      const pequena = await abrir(body.foto, 'miniatura').expect(200);
      expect(await sharp(pequena.body).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 160 });
      expect(pequena.headers['content-type']).toBe('image/jpeg');
    });

    it('WebP é guardado em JPG', async () => {
      const foto = await imagem().webp().toBuffer();
      expect((await enviar(foto, { tipo: 'image/webp' }).expect(200)).body.tipo).toBe('image/jpeg');
    });
  });

  it('quem já tem a foto recebe 304, mas só depois de conferido o direito', async () => {
    const { body } = await enviar(await jpeg(), { lotacaoId: alheia }).expect(200);
    const { etag } = (await abrir(body.foto)).headers;
    const denovo = (quem: Quem) => abrir(body.foto, undefined, quem).set('if-none-match', etag ?? '');
    expect([(await denovo('gestora')).status, (await denovo('solicitante')).status]).toEqual([304, 403]);
    expect((await abrir(body.foto, 'miniatura')).headers.etag).not.toBe(etag);
  });

  describe('recusa com uma frase', () => {
    const heic = () =>
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), randomBytes(500)]);
    /** 200 megapixels in a few kilobytes: only the header is believed. */
    function png(largura: number, altura: number): Buffer {
      const cabecalho = Buffer.alloc(13);
      cabecalho.writeUInt32BE(largura, 0);
      cabecalho.writeUInt32BE(altura, 4);
      cabecalho.set([1, 0, 0, 0, 0], 8);
      const linhas = deflateSync(Buffer.alloc(Math.ceil(largura / 8 + 1) * Math.min(altura, 4000)));
      const parte = (nome: string, dados: Buffer) => {
        const corpo = Buffer.concat([Buffer.from(nome), dados]);
        const tamanho = Buffer.alloc(4);
        tamanho.writeUInt32BE(dados.length);
        const crc = Buffer.alloc(4);
        crc.writeUInt32BE(crc32(corpo));
        return Buffer.concat([tamanho, corpo, crc]);
      };
      return Buffer.concat([
        Buffer.from('89504e470d0a1a0a', 'hex'),
        parte('IHDR', cabecalho),
        parte('IDAT', linhas),
        parte('IEND', Buffer.alloc(0)),
      ]);
    }

    it.each([
      ['JPEG cortado', 422, /incompleta ou danificada/, async () => (await jpeg(800, 600)).subarray(0, 4000)],
      [
        'JPEG só no nome',
        422,
        /incompleta ou danificada/,
        async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(4000)]),
      ],
      ['200 megapixels', 422, /20000 × 10000 pixels; o limite são 50 milhões/, async () => png(20_000, 10_000)],
      ['bomba de descompressão', 422, /pixels; o limite/, async () => png(60_000, 60_000)],
      ['HEIC', 422, /está em HEIC/, async () => heic()],
      ['HTML', 415, /não é uma imagem/, async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
      [
        'GIF que também é JavaScript, dito JPEG',
        415,
        /não é uma imagem/,
        async () => Buffer.from('GIF89a/*........*/=1;alert(1)'),
      ],
      [
        'HTML com o começo de um JPEG',
        422,
        /incompleta ou danificada/,
        async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<html><script>alert(1)</script>')]),
      ],
      [
        'PNG cortado',
        422,
        /incompleta ou danificada/,
        async () => (await imagem(800, 600).png().toBuffer()).subarray(0, 3000),
      ],
      ['SVG', 415, /não é uma imagem/, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['GIF', 415, /não é uma imagem/, async () => Buffer.from('GIF89a;alert(1)//')],
      ['TIFF', 415, /não é uma imagem/, async () => imagem().tiff().toBuffer()],
    ])('%s', async (_nome, esperado, frase, feita) => {
      const antes = await pasta();
      const { status, body } = await enviar(await feita());
      expect([status, body.detail]).toEqual([esperado, expect.stringMatching(frase)]);
      expect(await pasta()).toEqual(antes);
    });

    it.each([
      ['identificador que não é UUID', { uuid: 'x'.repeat(36) }],
      ['UUID em maiúsculas', { uuid: randomUUID().toUpperCase() }],
      ['soma que não é SHA-256', { sha256: 'abc' }],
    ])('%s', async (_nome, envio) => {
      expect((await enviar(await jpeg(), envio)).status).toBe(422);
    });

    it('a foto de outra lotação, a de lotação nenhuma e quem não envia fotos', async () => {
      const foto = await jpeg();
      expect((await enviar(foto, { lotacaoId: alheia }, 'solicitante')).status).toBe(403);
      expect((await enviar(foto, { lotacaoId: 9999 })).status).toBe(404);
      expect((await enviar(foto, {}, 'monitoramento')).status).toBe(403);
    });
  });

  it('sem sessão é 401, e a de um aparelho que não se sabe quem é também', async () => {
    const foto = await jpeg();
    const query = { lotacaoId: propria, contexto: 'MARMITA', sha256: sha256De(foto) };
    const semToken = servidor.http().put(`/ms-alipen/fotos/${randomUUID()}`).query(query).type('image/jpeg');
    expect((await semToken.send(foto)).status).toBe(401);
    expect((await servidor.http().get('/ms-alipen/foto-refeicao').query({ foto: 'a.jpg' })).status).toBe(401);
    expect((await abrir(`${randomUUID()}-${'0'.repeat(64)}.jpg`)).status).toBe(404);
  });

  describe('a mesma foto usada duas vezes', () => {
    const repetidas = (query: object = {}) =>
      servidor.como('gestora').get('/ms-alipen/fotos/repetidas').query(query).expect(200);

    it('igual, em outra lotação, é dita ao gestor com os dois usos', async () => {
      const foto = await jpeg();
      const { body: primeira } = await enviar(foto).expect(200);
      const { body: segunda } = await enviar(foto, { lotacaoId: alheia, contexto: 'PESAGEM' }).expect(200);
      const { itens } = (await repetidas({ lotacaoId: alheia, semelhanca: 'IGUAL' })).body;
      expect(itens[0]).toMatchObject({
        semelhanca: 'IGUAL',
        distancia: 0,
        foto: { foto: segunda.foto, lotacaoId: alheia, contexto: 'PESAGEM' },
        anterior: { foto: primeira.foto, lotacaoId: propria },
      });
    });

    it('salva de novo menor, mais comprimida e mais clara ainda é a mesma', async () => {
      const foto = await imagem(1200, 900).jpeg().toBuffer();
      await enviar(foto).expect(200);
      const refeita = await sharp(foto).resize(700).modulate({ brightness: 1.08 }).jpeg({ quality: 55 }).toBuffer();
      const { body } = await enviar(refeita).expect(200);
      const { itens } = (await repetidas({ semelhanca: 'PARECIDA' })).body;
      expect(itens[0].foto.foto).toBe(body.foto);
    });

    it('fotos diferentes, e paredes brancas, não são', async () => {
      const { total: antes } = (await repetidas()).body;
      const parede = (tom: number) =>
        sharp({ create: { width: 300, height: 200, channels: 3, background: { r: tom, g: tom, b: tom } } })
          .jpeg()
          .toBuffer();
      for (const foto of [await jpeg(), await jpeg(), await parede(240), await parede(235)])
        await enviar(foto).expect(200);
      expect((await repetidas()).body.total).toBe(antes);
    });

    describe('o gestor decide', () => {
      const repetida = async () => {
        const foto = await jpeg();
        await enviar(foto).expect(200);
        const { body } = await enviar(foto, { lotacaoId: alheia }).expect(200);
        const { itens } = (await repetidas({ lotacaoId: alheia, situacao: 'A_DECIDIR' })).body;
        expect(itens[0].foto.foto).toBe(body.foto);
        return itens[0] as { id: number; versao: number; foto: { enviadaPor: string } };
      };
      const decidir = (id: number, versao: number | null, body: object, quem: Quem = 'gestora') => {
        const call = servidor.como(quem).post(`/ms-alipen/fotos/repetidas/${id}/decisao`);
        return (versao === null ? call : call.set('if-match', `"${versao}"`))
          .set('idempotency-key', randomUUID())
          .send(body);
      };
      const alertas = async () => {
        const { body } = await servidor
          .como('gestora')
          .get('/ms-alipen/notificacoes')
          .query({ tamanho: 100 })
          .expect(200);
        return (body.itens as { evento: string; resolvidaEm: string | null }[]).filter(
          ({ evento }) => evento === 'FOTO_REPETIDA',
        );
      };

      it('que é, e depois que não é: fica quem, quando e por quê, e o alerta termina', async () => {
        const { id, versao } = await repetida();
        const abertos = (await alertas()).filter(({ resolvidaEm }) => resolvidaEm === null).length;
        const { body, headers } = await decidir(id, versao, {
          decisao: 'REPETIDA',
          observacao: 'Mesma bandeja.',
        }).expect(200);
        expect(body).toMatchObject({
          situacao: 'REPETIDA',
          versao: versao + 1,
          decisao: { observacao: 'Mesma bandeja.' },
          acoes: ['decidir'],
        });
        expect(headers.etag).toBe(`"${versao + 1}"`);
        expect((await alertas()).filter(({ resolvidaEm }) => resolvidaEm === null)).toHaveLength(abertos - 1);
        const revista = await decidir(id, versao + 1, { decisao: 'NAO_REPETIDA' }).expect(200);
        expect(revista.body).toMatchObject({ situacao: 'NAO_REPETIDA', decisao: { observacao: null } });
        const { itens } = (await repetidas({ situacao: 'NAO_REPETIDA' })).body;
        expect(itens.map((cada: { id: number }) => cada.id)).toContain(id);
      });

      it('com a versão que vê: sem ela 428, com outra 412, de uma que não existe 404, e só ele', async () => {
        const { id, versao } = await repetida();
        const sim = { decisao: 'REPETIDA' };
        expect((await decidir(id, null, sim)).status).toBe(428);
        expect((await decidir(id, versao + 1, sim)).status).toBe(412);
        expect((await decidir(999_999, 1, sim)).status).toBe(404);
        expect((await decidir(id, versao, { decisao: 'A_DECIDIR' })).status).toBe(422);
        expect((await decidir(id, versao, sim, 'fiscal')).status).toBe(403);
        expect((await repetidas({ situacao: 'A_DECIDIR', lotacaoId: alheia })).body.itens[0].id).toBe(id);
      });
    });

    it('só o gestor vê', async () => {
      expect((await servidor.como('monitoramento').get('/ms-alipen/fotos/repetidas')).status).toBe(403);
    });
  });
});

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

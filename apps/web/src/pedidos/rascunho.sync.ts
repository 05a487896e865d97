import { authorOf } from '../record/record.errors.ts';
import type { Pedido } from './pedidos.queries.ts';
import { type Campos, chavesDiferentes, juntar } from './rascunho.campos.ts';
import { ehConcorrencia, faseDa } from './rascunho.falhas.rules.ts';
import type { Ouvintes, Portas, Recado, Sincronia } from './rascunho.model.ts';
import type { EnvioPendente, RascunhoLocal } from './rascunho-local.store.ts';

/** Milliseconds after the last change; with the call itself the server has it within two seconds. */
const PAUSA = 1000;
/** The other tab saves what was typed there; should it die, this one does. */
const PAUSA_POR_OUTRA_ABA = 6000;
/** Milliseconds between retries. */
const ESPERAS = [2000, 5000, 10_000, 20_000, 30_000];
/** Other people may save between our reading and our writing again, but not for ever. */
const MAIS_JUNCOES = 4;
/** How many attempts without an answer are remembered, to know our own work again. */
const EM_VOO = 5;

const igual = (um: Sincronia, outro: Sincronia) =>
  (Object.keys(um) as (keyof Sincronia)[]).every(chave => um[chave] === outro[chave]);

class EsperaDecisao extends Error {}

/**
 * One day's order between this form, this computer and the server. Every change is stored on the computer at once and
 * sent a second after the last one; what another person saved meanwhile is merged field by field; a sending asked
 * without a connection waits, with its key, until there is one. Nothing here knows React or the network.
 */
export function abrirSincronia(inicio: { visto: Pedido | null; campos: Campos }, portas: Portas, ouvintes: Ouvintes) {
  let base = inicio.campos;
  let atual = inicio.campos;
  let emVoo: readonly Campos[] = [];
  let trabalho: Promise<Pedido> | null = null;
  let alarme: ReturnType<typeof setTimeout> | undefined;
  let falhas = 0;
  let fechada = false;
  let estado: Sincronia = {
    visto: inicio.visto,
    sujo: false,
    fase: 'parado',
    erro: null,
    guarda: true,
    conflito: null,
    juntadas: null,
    envio: null,
    sobra: null,
  };

  const sujo = () => chavesDiferentes(base, atual).length > 0;
  const por = (parte: Partial<Sincronia>) => {
    const novo: Sincronia = { ...estado, ...parte, sujo: sujo() };
    // Typing on changes no state: the screen is rendered once a key, not twice.
    if (igual(novo, estado)) return;
    estado = novo;
    if (!fechada) ouvintes.mudou(estado);
  };

  const guardar = () => {
    const { visto, envio, sobra } = estado;
    if (!sujo() && !envio && !sobra) return void portas.guardar(null);
    const rascunho = { campos: atual, base: { versao: visto?.versao ?? null, campos: base }, emVoo, envio, sobra };
    portas.guardar({ ...rascunho, em: portas.agora() }).then(guarda => {
      if (guarda !== estado.guarda) por({ guarda });
    });
  };

  const agendar = (espera: number) => {
    clearTimeout(alarme);
    if (fechada || estado.conflito) return;
    // Typed and taken back: there is no draft to open.
    alarme = setTimeout(() => (sujo() || estado.envio) && seguir().catch(() => undefined), espera);
  };

  const seguir = () => (estado.envio ? enviarPendente() : gravar());

  /** Takes over a newer version from the server: what only it changed comes in, what both changed waits for the person. */
  function tomar(outro: Pedido | null, autor: string) {
    if (!outro) {
      base = inicio.visto ? {} : inicio.campos;
      return por({ visto: null });
    }
    const deles = portas.camposDo(outro);
    if (!outro.acoes.includes('editar')) {
      const sobra = sujo() && chavesDiferentes(atual, deles).length > 0 ? atual : estado.sobra;
      // Only what differs: a change of a sent order may be half typed over the rest.
      ouvintes.aplicar(Object.fromEntries(chavesDiferentes(atual, deles).map(chave => [chave, deles[chave] ?? 0])));
      base = deles;
      atual = deles;
      por({ visto: outro, envio: null, fase: 'parado', erro: null, conflito: null, sobra });
      return guardar();
    }
    // Exactly what we sent and never heard of: it was us.
    const nosso = emVoo.some(enviado => chavesDiferentes(enviado, deles).length === 0);
    const { campos, conflitos, tomados } = juntar(nosso ? deles : base, atual, deles);
    base = deles;
    atual = campos;
    emVoo = [];
    if (tomados.length > 0) ouvintes.aplicar(Object.fromEntries(tomados.map(chave => [chave, deles[chave] ?? 0])));
    por({
      visto: outro,
      juntadas: tomados.length > 0 ? { quantas: tomados.length, autor } : estado.juntadas,
      conflito: conflitos.length > 0 ? { chaves: conflitos, meus: atual, deles, autor } : null,
    });
    guardar();
  }

  async function salvar(): Promise<Pedido> {
    for (let vez = 0; ; vez++) {
      if (estado.conflito) throw new EsperaDecisao();
      const { visto } = estado;
      if (visto && !sujo()) return visto;
      const enviados = atual;
      emVoo = [...emVoo, enviados].slice(-EM_VOO);
      por({ fase: 'salvando', erro: null });
      guardar();
      try {
        const salvo = await (visto ? portas.editar(visto, enviados) : portas.criar(enviados));
        base = enviados;
        emVoo = [];
        por({ visto: salvo });
        portas.contar({ tipo: 'salvou', pedido: salvo, campos: enviados });
      } catch (error) {
        const concorrencia = ehConcorrencia(error);
        if (!concorrencia || vez === MAIS_JUNCOES) throw error;
        const outro = await portas.reler();
        const igual = outro && visto && outro.id === visto.id && outro.versao === visto.versao;
        if (igual && outro.acoes.includes('editar')) throw error;
        tomar(outro, authorOf(error));
        if (outro && !outro.acoes.includes('editar')) return outro;
      }
    }
  }

  /** One call at a time: a second caller gets the result of the first. */
  function trabalhar(fazer: () => Promise<Pedido>): Promise<Pedido> {
    if (trabalho) return trabalho;
    clearTimeout(alarme);
    trabalho = fazer()
      .then(pedido => {
        falhas = 0;
        por({ fase: 'parado', erro: null });
        return pedido;
      })
      .catch(error => {
        if (error instanceof EsperaDecisao) {
          por({ fase: 'parado' });
          throw error;
        }
        const fase = faseDa(error);
        por({ fase, erro: error, ...(fase === 'recusado' && { envio: null }) });
        if (fase === 'semConexao') agendar(ESPERAS[Math.min(falhas++, ESPERAS.length - 1)] ?? PAUSA);
        throw error;
      })
      .finally(() => {
        trabalho = null;
        guardar();
        if (estado.fase === 'parado' && (sujo() || estado.envio)) agendar(PAUSA);
      });
    return trabalho;
  }

  const gravar = () => trabalhar(salvar);

  const enviarPendente = () =>
    trabalhar(async () => {
      const pronto = await salvar();
      const { envio } = estado;
      if (!envio || !pronto.acoes.includes('enviar')) return pronto;
      por({ fase: 'enviando' });
      let enviado: Pedido;
      try {
        enviado = await portas.enviar(pronto, envio);
      } catch (error) {
        const outro = ehConcorrencia(error) && (await portas.reler());
        if (!outro || (outro.versao === pronto.versao && outro.id === pronto.id)) throw error;
        // Already sent (by this very intent, or by somebody), or changed under us: then it is merged and tried again.
        tomar(outro, authorOf(error));
        if (estado.envio) throw new EsperaDecisao();
        return outro;
      }
      // Somebody may have typed on meanwhile: that is said, not thrown away.
      tomar(enviado, '');
      por({ visto: enviado, envio: null });
      portas.contar({ tipo: 'enviou', pedido: enviado });
      return enviado;
    });

  const sobrar = (campos: Campos) => {
    const sobra = { ...(estado.sobra ?? atual), ...campos };
    por({ sobra: chavesDiferentes(atual, sobra).length > 0 ? sobra : null });
    guardar();
  };

  return {
    digitou: (campos: Campos) => {
      const mudados = chavesDiferentes(atual, campos);
      if (mudados.length === 0) return;
      atual = campos;
      guardar();
      portas.contar({
        tipo: 'digitou',
        campos: Object.fromEntries(mudados.map(chave => [chave, campos[chave] ?? 0])),
      });
      por({});
      agendar(PAUSA);
    },
    /** A cell was open when the order left us: what was finished in it is reported, and the form shows the order again. */
    digitouTarde: (campos: Campos) => {
      const mudados = chavesDiferentes(atual, campos);
      if (mudados.length === 0) return;
      const so = (de: Campos) => Object.fromEntries(mudados.map(chave => [chave, de[chave] ?? 0]));
      sobrar(so(campos));
      ouvintes.aplicar(so(atual));
    },
    sobrar,
    retomar: (rascunho: RascunhoLocal) => {
      const deles = base;
      base = rascunho.base.campos;
      atual = rascunho.campos;
      emVoo = rascunho.emVoo;
      ouvintes.aplicar(rascunho.campos);
      por({ envio: rascunho.envio, sobra: rascunho.sobra ?? null });
      if (estado.visto && estado.visto.versao !== rascunho.base.versao) tomar(estado.visto, '');
      else base = deles;
      por({});
      guardar();
      agendar(rascunho.envio ? 0 : PAUSA);
    },
    receber: (pedido: Pedido | null, autor: string) => {
      const { visto } = estado;
      const nova = pedido && (pedido.id !== visto?.id || pedido.versao > visto.versao);
      if (!nova || trabalho) return;
      tomar(pedido, autor);
      if (sujo()) agendar(PAUSA);
    },
    ouvir: (recado: Recado) => {
      if (recado.tipo === 'enviou') return tomar(recado.pedido, '');
      if (recado.tipo === 'digitou') {
        atual = { ...atual, ...recado.campos };
        ouvintes.aplicar(recado.campos);
        por({});
        return agendar(PAUSA_POR_OUTRA_ABA);
      }
      const { visto } = estado;
      if (visto && visto.id === recado.pedido.id && visto.versao >= recado.pedido.versao) return;
      base = recado.campos;
      por({ visto: recado.pedido });
      if (!sujo()) clearTimeout(alarme);
    },
    resolver: (escolhidos: Campos) => {
      atual = { ...atual, ...escolhidos };
      ouvintes.aplicar(escolhidos);
      por({ conflito: null });
      guardar();
      agendar(0);
    },
    gravar,
    enviar: (envio: EnvioPendente) => {
      por({ envio, erro: null });
      guardar();
      return (trabalho ?? Promise.resolve()).catch(() => undefined).then(enviarPendente);
    },
    desistirDeEnviar: () => {
      por({ envio: null });
      guardar();
    },
    /** There is a connection (or a session) again: no need to wait. */
    tentarJa: () => {
      if (estado.fase === 'semConexao' || estado.fase === 'semSessao' || sujo() || estado.envio) agendar(0);
    },
    largarSobra: () => {
      por({ sobra: null });
      guardar();
    },
    esquecerJuntadas: () => por({ juntadas: null }),
    abrir: () => {
      fechada = false;
    },
    /** The form closes: what is not on the server yet is sent now. */
    fechar: () => {
      clearTimeout(alarme);
      if (sujo() && !estado.conflito && estado.fase !== 'semSessao') gravar().catch(() => undefined);
      fechada = true;
    },
    estado: () => estado,
  };
}

export type SincroniaAberta = ReturnType<typeof abrirSincronia>;

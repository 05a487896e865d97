import { jest } from '@jest/globals';
import { violations, violationsInHighContrast, violationsInTheDark } from './kit/accessibility.ts';
import { useJourney, type Visit } from './kit/journey.ts';
import { capture, type PEOPLE, SIZES, settled } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, signedIn, keep } = useJourney();
const [DESK, , PHONE] = SIZES;

const SCREENS: [name: string, person: keyof typeof PEOPLE, route: string][] = [
  ['inicio-gestora', 'gestora', '/'],
  ['inicio-solicitante', 'solicitante', '/'],
  ['inicio-atendimento', 'atendimento', '/'],
  ['inicio-monitoramento', 'monitoramento', '/'],
  ['inicio-fiscal', 'fiscal', '/'],
  ['solicitar', 'solicitante', '/modules/solicitacao'],
  ['solicitar-gestora', 'gestora', '/modules/solicitacao'],
  ['acompanhamento', 'gestora', '/modules/monitoramento/acompanhamento'],
  ['solicitacoes-efetuadas', 'solicitante', '/modules/monitoramento/acompanhamento'],
  ['pedidos', 'atendimento', '/modules/monitoramento/acompanhamento'],
  ['mapa', 'gestora', '/modules/relatorios/mapaDiarioDeAlimentacao'],
  ['fiscalizacoes-pendentes', 'fiscal', '/modules/fiscalizacao/fiscalizacoesPendentes'],
  ['fiscalizacoes-realizadas', 'fiscal', '/modules/fiscalizacao/fiscalizacoesRealizadas'],
  ['fornecedor', 'gestora', '/modules/manutencao/fornecedor'],
  ['programacao-unidade', 'gestora', '/modules/manutencao/programacaoUnidade'],
  ['tipo-alimentacao', 'gestora', '/modules/manutencao/tipoAlimentacao'],
  ['tipo-publico', 'gestora', '/modules/manutencao/tipoPublico'],
  ['lotacoes', 'gestora', '/modules/manutencao/lotacoes'],
  ['efetivo-diario', 'gestora', '/modules/manutencao/efetivoDiario'],
  ['usuarios', 'gestora', '/modules/manutencao/usuarios'],
  ['motivos', 'gestora', '/modules/manutencao/motivos'],
  ['parametros', 'gestora', '/modules/manutencao/parametros'],
  ['feriados', 'gestora', '/modules/manutencao/feriados'],
  ['tipos-dieta', 'gestora', '/modules/manutencao/tiposDieta'],
  ['dietas-autorizadas', 'gestora', '/modules/unidade/dietas'],
  ['tarefas', 'gestora', '/modules/manutencao/tarefas'],
  ['formularios', 'gestora', '/modules/fiscalizacao/formularios'],
  ['historico', 'gestora', '/modules/manutencao/historico'],
  ['monitoramento-fiscalizacao', 'gestora', '/modules/monitoramento/fiscalizacao'],
  ['indicadores', 'gestora', '/modules/monitoramento/indicadores?indicador=PONTUALIDADE'],
  ['painel', 'monitoramento', '/ciapis/modules/painel'],
  ['telas', 'gestora', '/modules/manutencao/telas'],
  ['pedidos-das-lotacoes', 'monitoramento', '/modules/monitoramento/pedidosDasLotacoes'],
];

/** One page a person, so that what the screens share is loaded once. */
const atWork = new Map<keyof typeof PEOPLE, Visit>();
async function pageOf(person: keyof typeof PEOPLE): Promise<Visit> {
  const known = atWork.get(person) ?? keep(await signedIn(person));
  atWork.set(person, known);
  return known;
}

describe('cada tela', () => {
  it.each(SCREENS)(
    '%s abre, tem um título, não rola para o lado e passa na conferência de acessibilidade, também no escuro e com alto contraste',
    async (name, person, route) => {
      const { page, wrong } = await pageOf(person);
      await page.goto(base() + route);
      await settled(page);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await violations(page)).toEqual([]);
      expect(await violationsInTheDark(page)).toEqual([]);
      expect(await violationsInHighContrast(page)).toEqual([]);
      await capture(page, name);
      await page.setViewportSize(PHONE);
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize(DESK);
      expect(wrong.splice(0)).toEqual([]);
    },
  );
});

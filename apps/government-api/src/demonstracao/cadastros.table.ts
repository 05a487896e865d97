import type { contratos } from '../contratos/contratos.schema.ts';
import type { fornecedores } from '../fornecedores/fornecedores.schema.ts';
import type { lotacoes } from '../lotacoes/lotacoes.schema.ts';
import type { tiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.schema.ts';
import type { tiposPublico } from '../tipos-publico/tipos-publico.schema.ts';
import type { usuarios } from '../usuarios/usuarios.schema.ts';

// Every name here is invented (domain.md section 9); only the shapes are the field's.

type Refeicao = Omit<typeof tiposAlimentacao.$inferInsert, 'horaLimitePedido' | 'diasAntecedencia' | 'ordem'>;

/** R1: the day before, 18:00, for every meal. The windows are R5's. */
export const prazoDeTodas = { horaLimitePedido: '18:00', diasAntecedencia: 1 } as const;

/** R5 windows, R2 limits of adjustment, R12 weight of the main meals; the rest are the table's defaults. */
export const refeicoes: readonly Refeicao[] = [
  {
    nome: 'Café da manhã',
    sigla: 'CAFÉ',
    entregaInicio: '06:00',
    entregaFim: '07:00',
    horaLimiteAjuste: '20:00',
    diasAntecedenciaAjuste: 1,
    icone: 'Coffee',
    cor: 'AMBAR',
  },
  {
    nome: 'Lanche da manhã',
    sigla: 'LM',
    entregaInicio: '09:00',
    entregaFim: '09:30',
    horaLimiteAjuste: '07:00',
    icone: 'AppleLogo',
    cor: 'VERDE',
    ativo: false,
  },
  {
    nome: 'Almoço',
    sigla: 'ALM',
    entregaInicio: '11:00',
    entregaFim: '12:00',
    horaLimiteAjuste: '08:30',
    meioDoDia: true,
    pesoMinimoG: 700,
    icone: 'BowlFood',
    cor: 'ANIL',
    fotoObrigatoria: true,
  },
  {
    nome: 'Lanche',
    sigla: 'LAN',
    entregaInicio: '14:30',
    entregaFim: '15:30',
    horaLimiteAjuste: '11:30',
    meioDoDia: true,
    icone: 'Cookie',
    cor: 'VERDE',
  },
  {
    nome: 'Jantar',
    sigla: 'JAN',
    entregaInicio: '17:00',
    entregaFim: '18:00',
    horaLimiteAjuste: '13:30',
    pesoMinimoG: 700,
    icone: 'CookingPot',
    cor: 'VINHO',
    fotoObrigatoria: true,
  },
  {
    nome: 'Ceia',
    sigla: 'CEIA',
    entregaInicio: '20:00',
    entregaFim: '21:00',
    horaLimiteAjuste: '16:00',
    icone: 'Moon',
    cor: 'ROXO',
    ativo: false,
  },
  {
    nome: 'Kit lanche',
    sigla: 'KIT',
    entregaInicio: '06:00',
    entregaFim: '18:00',
    icone: 'Backpack',
    cor: 'TERRA',
    soOndeContratada: true,
    ativo: false,
  },
];

export const publicos: readonly Omit<typeof tiposPublico.$inferInsert, 'ordem'>[] = [
  { nome: 'Interno', sigla: 'INT', baseConferencia: 'EFETIVO_INTERNO' },
  { nome: 'Servidor', sigla: 'SERV', baseConferencia: 'EFETIVO_SERVIDOR' },
  { nome: 'Plantonista', sigla: 'PLANT', baseConferencia: 'EFETIVO_SERVIDOR', ativo: false },
  { nome: 'Visitante', sigla: 'VIS', baseConferencia: 'SEM_BASE', ativo: false },
  { nome: 'Dieta especial', sigla: 'DIETA', baseConferencia: 'SEM_BASE', ativo: false },
  { nome: 'Policial em escolta', sigla: 'ESC', baseConferencia: 'SEM_BASE', ativo: false },
  { nome: 'Acolhido ou adolescente', sigla: 'ACOL', baseConferencia: 'EFETIVO_INTERNO', ativo: false },
];

type Lotacao = Pick<typeof lotacoes.$inferInsert, 'codigo' | 'nome' | 'tipo' | 'municipio'> & {
  capacidade: number;
  telefone: string;
  /** Head count around which the history moves. */
  internos: number;
  plantao: number;
  expediente: number;
  contrato: string;
  /** Meals that another contract delivers, by `sigla`. */
  outros?: Readonly<Record<string, string>>;
};

export const unidades: readonly Lotacao[] = [
  {
    codigo: 'UPPA-1',
    nome: 'Penitenciária Regional de Pedra Alta',
    tipo: 'UNIDADE_PRISIONAL',
    municipio: 'Pedra Alta do Maranhão',
    capacidade: 780,
    telefone: '(98) 3200-0101',
    internos: 893,
    plantao: 28,
    expediente: 27,
    contrato: '034/2026',
  },
  {
    codigo: 'UPSL-1',
    nome: 'Unidade Prisional São Lourenço 1',
    tipo: 'UNIDADE_PRISIONAL',
    municipio: 'São Lourenço da Ilha',
    capacidade: 320,
    telefone: '(98) 3200-0102',
    internos: 345,
    plantao: 11,
    expediente: 16,
    contrato: '012/2025',
  },
  {
    codigo: 'UPSL-2',
    nome: 'Unidade Prisional São Lourenço 2',
    tipo: 'UNIDADE_PRISIONAL',
    municipio: 'São Lourenço da Ilha',
    capacidade: 300,
    telefone: '(98) 3200-0103',
    internos: 287,
    plantao: 11,
    expediente: 14,
    contrato: '012/2025',
  },
  {
    codigo: 'UPBC-1',
    nome: 'Unidade Prisional de Barra do Cocal',
    tipo: 'UNIDADE_PRISIONAL',
    municipio: 'Barra do Cocal',
    capacidade: 190,
    telefone: '(99) 3200-0104',
    internos: 206,
    plantao: 9,
    expediente: 9,
    contrato: '034/2026',
  },
  {
    codigo: 'UPVJ-1',
    nome: 'Cadeia Pública de Vila do Juçaral',
    tipo: 'UNIDADE_PRISIONAL',
    municipio: 'Vila do Juçaral',
    capacidade: 110,
    telefone: '(99) 3200-0105',
    internos: 121,
    plantao: 7,
    expediente: 6,
    contrato: '034/2026',
  },
  {
    codigo: 'DPSL-1',
    nome: 'Central de Flagrantes de São Lourenço',
    tipo: 'DELEGACIA',
    municipio: 'São Lourenço da Ilha',
    capacidade: 24,
    telefone: '(98) 3200-0201',
    internos: 24,
    plantao: 8,
    expediente: 4,
    contrato: '051/2026',
  },
  {
    codigo: 'DPBC-1',
    nome: 'Delegacia Regional de Barra do Cocal',
    tipo: 'DELEGACIA',
    municipio: 'Barra do Cocal',
    capacidade: 12,
    telefone: '(99) 3200-0202',
    internos: 9,
    plantao: 4,
    expediente: 3,
    contrato: '051/2026',
  },
  {
    codigo: 'DPPA-1',
    nome: 'Delegacia de Pedra Alta',
    tipo: 'DELEGACIA',
    municipio: 'Pedra Alta do Maranhão',
    capacidade: 6,
    telefone: '(98) 3200-0203',
    internos: 4,
    plantao: 2,
    expediente: 2,
    contrato: '051/2026',
  },
  {
    codigo: 'CASL-1',
    nome: 'Casa de Acolhida Boa Travessia',
    tipo: 'ABRIGO',
    municipio: 'São Lourenço da Ilha',
    capacidade: 64,
    telefone: '(98) 3200-0301',
    internos: 60,
    plantao: 5,
    expediente: 6,
    contrato: '051/2026',
    outros: { LAN: '034/2026' },
  },
  {
    codigo: 'SEVJ-1',
    nome: 'Centro Socioeducativo Nova Maré',
    tipo: 'SOCIOEDUCATIVO',
    municipio: 'Vila do Juçaral',
    capacidade: 50,
    telefone: '(99) 3200-0302',
    internos: 45,
    plantao: 8,
    expediente: 9,
    contrato: '051/2026',
  },
];

type Empresa = Omit<typeof fornecedores.$inferInsert, 'id' | 'nomeBusca' | 'alvaraValidade'> & {
  /** Days from today to the end of the sanitary licence. */
  alvaraEm: number;
};

export const empresas: readonly Empresa[] = [
  {
    cnpj: '90001000000107',
    razaoSocial: 'Ágile Alimentação Coletiva Ltda.',
    nomeFantasia: 'Ágile Alimentação',
    representanteLegal: 'Otávio Lins Barroso',
    prepostoNome: 'Célia Moura Pinho',
    prepostoTelefone: '(98) 3100-1101',
    prepostoEmail: 'celia.pinho@agile.example',
    nutricionistaNome: 'Débora Sá Nunes',
    nutricionistaCrn: 'CRN-6 90011',
    endereco: 'Rua das Mangabeiras, 210, Distrito Industrial, São Lourenço da Ilha/MA',
    emails: [
      { assunto: 'PEDIDOS', email: 'pedidos@agile.example' },
      { assunto: 'OCORRENCIAS', email: 'qualidade@agile.example' },
      { assunto: 'CONTRATO', email: 'contratos@agile.example' },
    ],
    alvaraNumero: 'AS-2025/0417',
    alvaraEm: 22,
  },
  {
    cnpj: '90002000000113',
    razaoSocial: 'Sabor do Cocal Refeições Ltda.',
    nomeFantasia: 'Sabor do Cocal',
    representanteLegal: 'Iraci Vale Torres',
    prepostoNome: 'Wagner Paixão Lima',
    prepostoTelefone: '(99) 3100-2202',
    prepostoEmail: 'wagner.lima@sabordococal.example',
    nutricionistaNome: 'Márcia Reis Aguiar',
    nutricionistaCrn: 'CRN-6 90022',
    endereco: 'Avenida do Babaçu, 1500, Barra do Cocal/MA',
    emails: [
      { assunto: 'PEDIDOS', email: 'pedidos@sabordococal.example' },
      { assunto: 'OCORRENCIAS', email: 'rt@sabordococal.example' },
      { assunto: 'MEDICAO', email: 'financeiro@sabordococal.example' },
      { assunto: 'CONTRATO', email: 'juridico@sabordococal.example' },
    ],
    alvaraNumero: 'AS-2026/0093',
    alvaraEm: 310,
  },
  {
    cnpj: '90003000000138',
    razaoSocial: 'Cozinha Boa Mesa do Norte S.A.',
    nomeFantasia: 'Boa Mesa do Norte',
    representanteLegal: 'Norberto Falcão Dias',
    prepostoNome: 'Simone Prado Leal',
    prepostoTelefone: '(98) 3100-3303',
    prepostoEmail: 'simone.leal@boamesa.example',
    nutricionistaNome: 'Tânia Coelho Bastos',
    nutricionistaCrn: 'CRN-6 90033',
    endereco: 'Travessa do Porto, 48, São Lourenço da Ilha/MA',
    emails: [{ assunto: 'PEDIDOS', email: 'cozinha@boamesa.example' }],
    alvaraNumero: 'AS-2026/0158',
    alvaraEm: 190,
  },
];

type Contrato = Pick<typeof contratos.$inferInsert, 'numero' | 'processo' | 'lote'> & {
  cnpj: string;
  /** Days from today. */
  inicio: number;
  fim: number;
  /** In centavos, by `sigla` of the meal: inmate, staff. */
  precos: Readonly<Record<string, readonly [number, number]>>;
  /** Meals contracted of each kind. */
  quantidade: number;
};

export const acordos: readonly Contrato[] = [
  {
    numero: '007/2024',
    processo: '2024.110215.00418',
    lote: 'Lote I',
    cnpj: '90002000000113',
    inicio: -760,
    fim: -341,
    quantidade: 280_000,
    precos: { CAFÉ: [298, 298], ALM: [1_190, 1_290], LAN: [310, 310], JAN: [1_190, 1_290] },
  },
  {
    numero: '012/2025',
    processo: '2025.110215.00077',
    lote: 'Lote I',
    cnpj: '90001000000107',
    inicio: -340,
    fim: 25,
    quantidade: 260_000,
    precos: { CAFÉ: [345, 360], ALM: [1_385, 1_490], LAN: [368, 368], JAN: [1_385, 1_490] },
  },
  {
    numero: '034/2026',
    processo: '2026.110215.00129',
    lote: 'Lote II',
    cnpj: '90002000000113',
    inicio: -170,
    fim: 559,
    quantidade: 980_000,
    precos: { CAFÉ: [362, 375], ALM: [1_418, 1_520], LAN: [380, 380], JAN: [1_396, 1_498] },
  },
  {
    numero: '051/2026',
    processo: '2026.110215.00203',
    lote: 'Lote III',
    cnpj: '90003000000138',
    inicio: -120,
    fim: 609,
    quantidade: 150_000,
    precos: { CAFÉ: [410, 410], ALM: [1_690, 1_690], LAN: [425, 425], JAN: [1_650, 1_650] },
  },
  {
    numero: '090/2026',
    processo: '2026.110215.00388',
    lote: 'Lote único',
    cnpj: '90001000000107',
    inicio: -60,
    fim: 669,
    quantidade: 600_000_000,
    precos: { CAFÉ: [355, 370], ALM: [1_402, 1_505], LAN: [374, 374], JAN: [1_402, 1_505] },
  },
];

type Pessoa = Pick<typeof usuarios.$inferInsert, 'cpf' | 'nome' | 'matricula'> & {
  authority: string;
  tambem?: readonly string[];
  bloqueada?: boolean;
  /** `codigo` of the unit. */
  lotacao?: string;
};

export const SENHA_DE_DEMONSTRACAO = 'demonstracao';

export const pessoas: readonly Pessoa[] = [
  { cpf: '11144477735', nome: 'Marina Duarte', matricula: '204817', authority: 'AL_GESTOR' },
  {
    cpf: '52998224725',
    nome: 'Rafael Teixeira Moura',
    matricula: '318642',
    authority: 'SOLICITANTE',
    lotacao: 'UPSL-1',
  },
  { cpf: '39053344705', nome: 'Luciana Freitas Pacheco', matricula: '275103', authority: 'AL_ATENDIMENTO' },
  { cpf: '16899535009', nome: 'Tiago Nogueira Sales', matricula: '261958', authority: 'AL_MONITORAMENTO' },
  { cpf: '93541134780', nome: 'Helena Castro Viana', matricula: '289430', authority: 'AL_FISCAL' },
  { cpf: '28001238938', nome: 'Joana Brito Lima', matricula: '330276', authority: 'SOLICITANTE', lotacao: 'DPSL-1' },
  {
    cpf: '41523697873',
    nome: 'Otávio Reis Carneiro',
    matricula: '297755',
    authority: 'AL_ATENDIMENTO',
    tambem: ['AL_MONITORAMENTO'],
  },
  {
    cpf: '50731864271',
    nome: 'Simone Aragão Pinto',
    matricula: '341120',
    authority: 'SOLICITANTE',
    lotacao: 'DPSL-1',
    bloqueada: true,
  },
];

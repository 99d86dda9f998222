import type { PeoplePhrases } from '../../people-phrases.ts';

/** Portuguese. */
export const PORTUGUESE: PeoplePhrases = {
  crisis: `
    mãe se vc ler isso, não foi culpa sua, eu que não consegui ficar;
    deixei o salão no nome da minha sócia, tô me desfazendo de tudo antes de ir embora dessa vida;
    todo dia dirijo pro trabalho pensando em soltar o volante;
    parei de tomar o remédio do coração de propósito, que o corpo decida;
    me arranho até sangrar quando meu padrasto chega, é o único jeito de aguentar;
    já nem estou triste, estou só à espera de ter coragem de acabar comigo; não consigo me imaginar viva no natal;
    o mar tá bravo hoje, dá vontade de entrar e não voltar;
    vendi os bois, paguei o banco, agora posso descansar de vez debaixo da terra;
    fiz um post de despedida agendado pra amanhã cedo, quando eu já tiver ido;
    é pecado mas eu peço todo dia pra morrer; ando a guardar os comprimidos que me dão na clínica, já são muitos;
    sou policial há 20 anos e ontem encostei a arma na minha própria cabeça;
    qualquer coisa é melhor que continuar existindo; nao aguento mais quero que acabe;
    já dei meu gato pra vizinha, ela vai cuidar bem dele depois; queria dormir e nunca mais acordar;
    escrever a carta pros meus pais entenderem; sou um peso pra todo mundo; me cortei de novo ontem e hj quero mais;
    quero morrer; já marquei o dia de acabar com a minha vida; Depois que a Lurdes se foi só quero ir ter com ela;
    contando os comprimidos pra ver se dá pra ir de vez; a ponte tá ali, é só coragem;
    na plataforma do metro penso sempre em dar um passo; desculpa pra quem me encontrar;
    tenho 16 e não quero chegar nos 17; com o seguro a minha família fica melhor do que comigo;
    ninguém vai notar se eu sumir de vez; penso em suicídio toda santa noite;
    a gilete tá na mochila e eu só penso em me cortar no banheiro; tem jeito de morrer sem dor?;
    tenho medo do que posso fazer comigo hoje; as vozes mandam eu pular; não devia ter nascido;
    deixar as senhas anotadas pra quando eu não estiver mais; a espingarda do avô não me sai da cabeça;
    me queimo pra ver se sinto algo; só vejo uma saída e vocês sabem qual; hoje me despeço de todo mundo sem falar;
    Que Deus me leve, já só dou trabalho; sou técnica de enfermagem, salvo os outros e quero sumir do mundo;
    se um ônibus me pegar amanhã é lucro; vou me matar, tô falando sério;
    meu bebê merece outra mãe, eu quero desaparecer pra sempre; parei de chorar, tá decidido;
    tentei ano passado, dessa vez não vou falhar; vou pro telhado me jogar e acabou;
    essa é a minha ultima noite viva; me ajuda, vou fazer uma besteira com a minha vida;
  `,
  emergency: `
    minha irmã tomou chumbinho, tá babando e tremendo;
    caiu um poste em cima do carro e tem fio solto faiscando, gente dentro;
    meu filho bateu a cabeça, vomitou e agora não acorda direito;
    deslizamento aqui no morro, a casa da dona Neide foi soterrada;
    grávida de 8 meses, visão embaçada, dor de cabeça e começou a convulsionar;
    puseram fogo no mato e já tá chegando no curral e na casa;
    minha mulher desmaiou, o coração tá disparado e ela tá gelada; meu pai não está respirando;
    minha avó tá com a boca torta e falando enrolado; tomei a cartela inteira agora; o menino bebeu água sanitária;
    fogo na cozinha; ele tá me batendo, me tranquei no banheiro; convulsão que não para;
    bolsa estourou e o bebê tá saindo; cortou na serra e não para de sangrar; homem desmaiado na escada do prédio;
    tão arrombando a minha porta; cheiro de gás, tá todo mundo tonto; overdose, amigo com a boca roxa;
    ligar pro 192 rapido; vovô engasgou com carne; acidente na BR, moça presa nas ferragens;
    o trator virou em cima do meu irmão; a bebê tá molinha e não reage; tiroteio na rua, estamos no chão;
    tem um rapaz no parapeito do viaduto querendo pular; criança se afogou na piscina;
  `,
  none: `
    plantão de 24 horas acabou, banho e dormir até amanhã; ensaiar a peça, eu faço o defunto;
    montar a escala do posto de saúde; matar a saudade da minha avó, ligar por vídeo;
    levar a moto na oficina que ela tá morrendo no sinal; fazer o enxoval, faltam três meses;
    arrumar o quarto que parece cenário de guerra; dar aula sobre a inconfidência e o enforcamento de Tiradentes;
    podar a mangueira antes que caia galho na rede; escrever discurso da missa de sétimo dia do tio Zé;
    chorei vendo novela, agora vou lavar louça; meu peixinho morreu, vou limpar o aquário;
    relatório do simulado de resgate dos bombeiros mirins; conferir a validade da adrenalina no carrinho;
    quebrar a cabeça com regressão linear; medo de avião, ouvir áudio de relaxamento antes do embarque;
    fazer as pazes com meu irmão, que saudade danada; o chefe cuspiu fogo na call, refazer o orçamento com calma;
    colher café até o meio dia; aprender forró antes do são joão;
    terminei um namoro de seis anos, choro um pouco todo dia, hoje vou pintar a parede do quarto;
    o samu levou meu tio ontem, já teve alta, tô fazendo canja pra ele;
    não aguento mais essa reforma, mas hoje escolho o piso e pronto;
    na minha história o rapaz pensa em se jogar da ponte e um estranho conversa com ele, escrever esse diálogo;
    sou orientadora e preciso montar roda de conversa sobre luto com o nono ano;
    só quero sumir pra praia no feriado, pesquisar pousada barata;
    me sinto sozinha em Lisboa, vou ao ensaio do coro pela primeira vez;
    acabar com tudo que tá na geladeira antes de viajar, inventar um jantar;
    nada faz sentido nesse relatório, vou conferir as fórmulas uma por uma;
    o psicólogo pediu pra escrever sobre meu avô que morreu, vou tentar; morta de cansaço, terminar slide;
    morrendo de fome, fazer arroz; morri de rir, agora bora estudar; esse prazo tá me matando;
    matar o processo node travado; remover código morto; pendurar roupa; pendurar os quadros da sala;
    cortar a grama; cortar o vídeo do casamento; cortar o cabelo às 4; pular corda 10 min;
    saltar de paraquedas sábado, ver documentos; escrever a cena do assassinato;
    personagem tenta suicídio no cap 5, reescrever com cuidado; trabalho de sociologia, O Suicídio do Durkheim;
    setembro amarelo, montar mural na escola; plantão no CVV hoje e depois descanso;
    curso de primeiros socorros com boneco; recarga dos extintores; conferir carrinho de emergência;
    passagem de plantão, leito 3 teve convulsão de manhã; exercicios da mão depois do avc; doar sangue;
    dor de cabeça, vou deitar; gripe, dipirona e cama; a vaca vai parir, ficar de olho;
    levar o cachorro no veterinário, eutanásia, tô triste; mala da maternidade;
    testamento no cartório, pendência antiga; comparar seguro de vida; festa de despedida da Bia;
    email de despedida da firma, emprego novo; ultimo dia antes das férias; flores pro túmulo do avô;
    um ano sem minha mãe, fazer o bolo dela; tô meio triste, ouvir música; burnout, hoje é só descansar;
    três noites sem dormir, meditação guiada; nervosa com o concurso, revisar; não quero morrer não, só tô exausta;
    já quis morrer um dia, hoje dou palestra sobre isso; cansei de tudo, vou correr na praia;
    não aguento mais planilha, pausa; afogada em email; acender a churrasqueira; servidor caiu, reiniciar;
    matar o tempo com palavra cruzada; matar aula? não, assistir a gravação; morri no boss de novo, mais uma;
    esquadrão suicida no cinema; natureza morta aquarela; beco sem saída no projeto, replanejar;
    corrigir provas do 7º ano; plantar mandioca; imposto de renda;
  `,
};

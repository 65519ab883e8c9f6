import { area, at, both, disc, fine, flat, ink, line, star } from '#src/ui/ornament/drawing/pen.ts';
import { cloud, cypress, ground, mountains, rose, stars, tuft, water } from '../../nature.ts';
import { gleam, ship, wreath } from '../scenery.ts';
import { dinar, dinars } from '../suit-things.ts';

/** One great coin in a wreath above a garden in four beds. */
const ace = [
	gleam(100, 120, 74, 92, 32),
	wreath(100, 120, 60, 26),
	[0, 45, 90, 135, 180, 225, 270, 315]
		.map((turn) => {
			const a = (turn * Math.PI) / 180;
			return rose(
				Math.round(100 + 60 * Math.sin(a)),
				Math.round(120 - 60 * Math.cos(a)),
				7,
				turn % 90 ? 'ivory' : 'red',
			);
		})
		.join(''),
	dinar(100, 120, 46),
	ground('M8 214H192', 'leaf'),
	area('M60 214H140L188 302H12Z', 'deep'),
	area('M66 218H93L88 248H51ZM107 218H134L149 248H112ZM47 258H86L80 298H24ZM114 258H153L176 298H120Z', 'leaf'),
	area('M94 214H106L119 302H81L87 258H38L44 248H88.6ZM106 214L111.4 248H156L162 258H113Z', 'teal'),
	fine(
		'M98 220Q94 228 99 236T98 252T96 276M104 224Q100 232 104 240T106 270T104 292M60 253Q70 249 80 253M120 253Q130 249 140 253',
		'bright',
	),
	area(star(100, 253, 12, 8, 9), 'ivory'),
	flat(disc(100, 253, 4), 'teal'),
	tuft(72, 240, 0.9),
	tuft(128, 240, 0.9),
	tuft(56, 286, 1.1),
	tuft(144, 286, 1.1),
	both(cypress(28, 262, 96, 'teal')),
].join('');

/** Two coins in the loops of an endless ribbon above the waves. */
const two = [
	mountains(230, 'lapis', 30, 190, 170, 190),
	water(226, 300, 10),
	area(
		'M8 240C24 226 40 226 52 240C64 254 78 252 90 240C102 228 118 228 130 242C142 254 160 250 168 240C176 232 184 230 192 234V250C170 258 150 266 130 256C110 246 100 250 88 258C70 268 50 256 40 250C28 246 18 250 8 256Z',
		'blue',
	),
	ship(56, 242, 1.1),
	ship(150, 248, 1.1, true),
	`<path d="M100 134C66 118 52 100 56 80C60 48 140 48 144 80C148 100 134 118 100 134C62 150 52 172 56 190C60 222 140 222 144 190C148 172 138 150 100 134Z" stroke-width="11.6"/><path d="M100 134C66 118 52 100 56 80C60 48 140 48 144 80C148 100 134 118 100 134C62 150 52 172 56 190C60 222 140 222 144 190C148 172 138 150 100 134Z" stroke="${ink.teal}" stroke-width="9"/>`,
	fine(
		'M100 134C66 118 52 100 56 80C60 48 140 48 144 80C148 100 134 118 100 134C62 150 52 172 56 190C60 222 140 222 144 190C148 172 138 150 100 134Z',
		'bright',
	),
	dinars(30, 100, 88, 100, 180),
	stars(36, 120, 2.4, 164, 120, 2.4, 30, 152, 2, 170, 152, 2),
].join('');

const bricks = (x: number, y: number) =>
	area(`M${x} ${y}h16v8h-16ZM${x + 18} ${y}h16v8h-16ZM${x + 9} ${y - 10}h16v8h-16Z`, 'red');

/** Three coins in the brickwork of an unfinished arch. */
const three = [
	cloud(24, 84, 0.56),
	cloud(176, 78, 0.6, true),
	mountains(262, 'lapis', 100, 196),
	ground('M8 276Q100 268 192 276', 'deep'),
	area(
		'M24 284V148C24 108 66 92 100 62C134 92 176 108 176 148V284H142V160C142 136 120 128 100 108C80 128 58 136 58 160V284Z',
		'red',
	),
	fine(
		'M24 268H58M24 252H58M24 236H58M24 220H58M24 204H58M24 188H58M142 268H176M142 252H176M142 236H176M142 220H176M142 204H176M142 188H176M41 284V268M34 268V252M48 252V236M36 236V220M46 220V204M38 204V188M159 284V268M166 268V252M152 252V236M164 236V220M154 220V204M162 204V188M28 124L60 146M40 108L68 130M172 124L140 146M160 108L132 130M56 96L78 120M144 96L122 120',
		'bright',
	),
	[
		[62, 92, -36],
		[48, 102, -34],
		[34, 116, -46],
		[136, 90, 36],
		[168, 120, 50],
	]
		.map(([x = 0, y = 0, turn]) => at(x, y, area('M-7 -8H7V0H-7Z', 'red'), 1, turn))
		.join(''),
	dinar(100, 86, 23),
	dinars(23, 41, 162, 159, 162),
	// The ladder, the plumb line and the mason's things.
	line('M126 292L100 132M138 290L112 130', 2.4),
	line(
		'M123 272L136 270M119 250L132 248M116 230L129 228M113 210L126 208M109 188L122 186M106 166L119 164M103 146L116 144',
		1.8,
	),
	fine('M78 128V222'),
	area('M74 222H82L78 236Z', 'bright'),
	bricks(62, 284),
	area('M84 268L104 262L106 272L88 276Z', 'ivory'),
	line('M105 267L116 262', 3),
].join('');

/** Four coins on, at and beside a locked chest before a city wall. */
const four = [
	stars(100, 48, 3, 70, 66, 2.2, 130, 66, 2.2),
	area('M8 168H192V262H8Z', 'blue'),
	fine(
		'M8 186H192M8 204H192M8 222H192M60 168V186M100 168V186M140 168V186M80 186V204M120 186V204M60 204V222M140 204V222',
	),
	area('M62 168V158H72V164H80V158H90V164H110V158H120V164H128V158H138V168Z', 'blue'),
	both(
		area('M18 262V112H14V96H24V104H32V96H42V104H50V96H60V112H56V262Z', 'lapis') +
			fine('M18 126H56M18 232H56M18 160H30M44 180H56M18 206H34') +
			area('M32 160V146C32 140 35 138 37 135C39 138 42 140 42 146V160Z', 'bright'),
	),
	ground('M8 250Q100 240 192 250', 'deep'),
	area('M58 222C58 196 142 196 142 222Z', 'red'),
	area('M58 222H142V286H58Z', 'red'),
	line('M58 222H142'),
	area('M66 206V286H75V203ZM125 203V286H134V206Z', 'gold'),
	area('M55 218H145V226H55Z', 'gold'),
	dinar(100, 174, 28),
	dinar(100, 250, 24),
	dinar(37, 270, 19),
	dinar(163, 270, 19),
].join('');

/** Five coins shine in a lit window while snow falls; a door stands ajar. */
const five = [
	area('M8 8H192V302H8Z', 'lapis'),
	fine(
		'M60 50H140M40 70H84M116 70H168M150 90H192M130 110H192M160 130H192M8 226H128M8 246H60M90 246H128M8 100H22M8 150H20M8 190H20M30 226V246M76 226V246M104 246V266M44 246V266M100 50V70M140 90V110',
	),
	area('M22 212V120C22 92 56 88 76 60C96 88 130 92 130 120V212Z', 'gold'),
	area('M29 206V121C29 100 60 94 76 72C92 94 123 100 123 121V206Z', 'bright'),
	`<path d="M29 144H123M29 176H123M76 72V206M52 104V206M100 104V206" stroke="${ink.line}" stroke-width="1.4"/>`,
	dinars(17, 50, 130, 102, 130, 76, 158, 50, 186, 102, 186),
	area('M16 212H136V219H16Z', 'ivory'),
	area('M134 276V180C134 162 150 160 158 146C166 160 182 162 182 180V276Z', 'gold'),
	flat('M139 276V181C139 167 152 164 158 153C164 164 177 167 177 181V276Z', 'bright'),
	area('M158 153C164 164 177 167 177 181V276L164 286V188C164 176 160 166 158 160Z', 'red'),
	flat(disc(167, 232, 1.7), 'bright'),
	cypress(44, 282, 58),
	ground('M8 270C40 262 70 272 110 270C140 268 160 276 192 270', 'ivory'),
	flat('M139 272L164 272L144 302H96Z', 'bright'),
	`<g fill="${ink.line}" stroke="none">${[
		[36, 292],
		[54, 284],
		[72, 290],
		[90, 281],
		[108, 284],
		[124, 276],
	]
		.map(([x, y]) => `<path d="M0 0C-4 -1 -6 1 -6 2.4C-4 4 2 4 5 2C7 1 4 -1 0 0Z" transform="translate(${x} ${y})"/>`)
		.join('')}</g>`,
	flat(
		Array.from({ length: 54 }, (_, i) => {
			const x = 18 + ((i * 61.8) % 164);
			const y = 40 + ((i * 75.48) % 222);
			return x > 14 && x < 138 && y < 222 ? '' : disc(Math.round(x), Math.round(y), i % 3 ? 1.5 : 2.2);
		}).join(''),
		'ivory',
	),
].join('');

/** The pips of the Pentacles from the Ace to the Five. */
export const pentaclesAceToFive = [ace, two, three, four, five];

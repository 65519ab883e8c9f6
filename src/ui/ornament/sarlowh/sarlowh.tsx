import drawing from './sarlowh.svg?url';
import '../ornament.css';

/**
 * The headpiece over a page of verse, as wide as its parent. A picture of its own (`draw-sarlowh.ts`): among the elements of
 * the page its parts would cost a slow phone 60 ms in the frame in which the verse appears.
 */
export function Sarlowh() {
	return <img className="sarlowh" src={drawing} width={640} height={243} alt="" />;
}

/** Fetches the headpiece and has it ready to be painted. */
export async function loadSarlowh(): Promise<HTMLImageElement> {
	const image = new Image();
	image.src = drawing;
	await image.decode();
	return image;
}

/** Places in prompts. Together they name most settings. */
export const PROMPT_PLACES: readonly string[] =
  'on the beach, on an island, in hawaii, at the seaside, in the office, in a meeting, at the gym, in space, on the moon, underwater, in the ocean, in a swimming pool, in the rain, in a storm, at school, in class, in the kitchen, in court, at the airport, in the forest, in the jungle, at a party, at a wedding, in the snow, on a mountain, in the desert, on mars, in the city, in tokyo, in the hospital, at the dentist, in the supermarket, in a church, in the library, at the museum, on stage, at a concert, in the living room, in bed, in the bathroom, in a restaurant, on the road, in a haunted house, in a burning house, at sunset'.split(
    ', ',
  )
